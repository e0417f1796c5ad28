// The entry of the process that reads documents, one at a time. Started and killed by the reader.
import { answerJobs } from '../pdf/pdf-answer.ts'
import { readDocument } from './read-document.ts'
import type { ReadingJob, ReadingStep } from './reading-job.ts'

answerJobs<ReadingJob, void, ReadingStep>(readDocument)
