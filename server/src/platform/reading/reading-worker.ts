// The entry of the process that reads documents, one at a time. Started and killed by the reader.
import { answerJobs } from '../pdf/pdf-answer.ts'
import { readDocument } from './read-document.ts'
import type { ReadingJob } from './reading-job.ts'

answerJobs((job: ReadingJob, onProgress) => readDocument(job.path, job.limits, onProgress))
