import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A file as people have them, of the folder `filer`. */
export const readFil = (navn: string): Buffer => readFileSync(path.join(import.meta.dirname, 'filer', navn))
