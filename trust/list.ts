// Writes every title as JSON: the list of one runner cannot be made within a test of the same runner.
import { listTitles } from './titles.ts'

console.log(JSON.stringify(await listTitles()))
