import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { StartError } from '../platform/start-error.ts'

export const number = new Intl.NumberFormat('nb-NO')

/** To the person at the keyboard; the log is for machines. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
export const count = (value: number, one: string, many = one): string =>
  `${number.format(value)} ${value === 1 ? one : many}`
export const size = (bytes: number): string => `${number.format(Math.ceil(bytes / 2 ** 20))} MB`

/** @throws StartError with how the command is given when it was given otherwise */
export function readArguments<T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw new StartError(usage, { cause: error })
  }
}

/** Runs a command and ends with the code it answers; `failed` when it could not do what it was asked to. */
export async function runCommand(command: () => Promise<number>, failed = 1): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    const text = error instanceof StartError ? error.message : (error as Error).stack
    process.stderr.write(`${text}\n`)
    process.exitCode = failed
  }
}
