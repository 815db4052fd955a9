// `npm start`: plays Unmatched in the terminal; arguments are passed on.

process.argv.splice(2, 0, 'play', 'unmatched')
await import('../packages/cli/bin/ludoteka.mjs')
