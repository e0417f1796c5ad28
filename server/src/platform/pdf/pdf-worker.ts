// The entry of the process that does all PDF work, one job at a time. Started and killed by pdf-process.ts.
import { inspectFile } from './inspect.ts'
import { type MergeResult, mergeToPdf } from './merge.ts'
import { answerJobs } from './pdf-answer.ts'
import type { Inspection, PdfJob } from './pdf-job.ts'

answerJobs<PdfJob, Inspection | MergeResult>((job, onProgress) => {
  if (job.task === 'inspect') return inspectFile(job.path, job.folder, job.limits)
  const total = job.inputs.length
  return mergeToPdf({ ...job, onInput: at => onProgress({ at, total }) })
})
