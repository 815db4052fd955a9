// `npm start`: installs, builds and serves the whole product; arguments are passed on to `ludoteka serve`.

process.argv.splice(2, 0, 'serve')
await import('../packages/cli/bin/ludoteka.mjs')
