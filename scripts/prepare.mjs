// Makes a clone ready to run. Runs first in every command:
//
//   node scripts/prepare.mjs [script [arguments]]
//
// It cannot be a `prestart`: with ignore-scripts npm skips those. Nor `prepare && node script`: the shell remembers where it
// found `node` before the installation.
//
// What the machine must have for the first step; the project's own Node comes with the packages. An older one cannot read
// the scripts, so this one imports them only afterwards and has nothing that Node 12 cannot read.
const oldest = 20
const { node } = process.versions
if (Number.parseInt(node, 10) >= oldest) {
  import('./install.mjs').then(({ main }) => main(process.argv.slice(2)))
} else {
  console.error(
    `\nPortalen trenger Node ${oldest} eller nyere, men denne maskinen har ${node}. Hent en ny på https://nodejs.org og prøv igjen.\n`,
  )
  process.exitCode = 1
}
