// The pictures that chats show beside links: each game's cover with its name, in the size they ask for.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHELF } from '@ludoteka/registry/shelf'
import type { Browser } from 'playwright-core'
import { ROOT } from './builds.ts'
import { newPerson } from './person.ts'

const FOLDER = join(ROOT, 'packages', 'web', 'public', 'previews')
const SIZE = { width: 1200, height: 630 } as const

type Context = { readonly browser: Browser; readonly origin: string; readonly report: (line: string) => void }

export async function takePreviews({ browser, origin, report }: Context): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const { page, close } = await newPerson(browser, { origin, screen: SIZE, context: { deviceScaleFactor: 1 } })
  await page.goto('/about')
  for (const { id, title } of SHELF) {
    await page.evaluate(
      async ({ cover, name }) => {
        const picture = new Image()
        picture.src = cover
        picture.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;object-fit:cover;object-position:50% 30%'
        const words = document.createElement('p')
        words.textContent = name
        words.style.cssText =
          'position:fixed;inset:auto 0 0 0;margin:0;padding:72px 56px 40px;color:#fff8ea;font:700 56px/1.15 var(--font-heading);background:linear-gradient(transparent,rgb(12 8 4 / .85) 60%)'
        document.body.replaceChildren(picture, words)
        await picture.decode()
        await document.fonts.ready
      },
      { cover: `/covers/${id}.svg`, name: title.en },
    )
    const file = join(FOLDER, `${id}.jpg`)
    writeFileSync(file, await page.screenshot({ type: 'jpeg', quality: 82 }))
    report(file)
  }
  await close()
}
