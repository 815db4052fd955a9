// What belongs to one test: things to do when it is over, and the errors that servers have logged in it.

const cleanUps: (() => Promise<void> | void)[] = []

/** Something to do when the test is over. */
export function afterwards(cleanUp: () => Promise<void> | void): void {
  cleanUps.push(cleanUp)
}

/** Last opened, first closed. */
export async function cleanUp(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
}

/** Errors a server has logged: a test in which one appears should fail. */
export const loggedErrors: string[] = []
