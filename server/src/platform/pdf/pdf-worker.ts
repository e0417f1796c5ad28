// The entry of the process that does all PDF work, one job at a time. Started and killed by pdf-process.ts.
import sharp from 'sharp'
import { inspectFile } from './inspect.ts'
import { type MergeResult, mergeToPdf } from './merge.ts'
import { answerJobs } from './pdf-answer.ts'
import type { Inspection, PdfJob } from './pdf-job.ts'
import { prepareQpdf } from './qpdf.ts'

// Our own reader has seen the type already: no other decoder of the library may ever be reached by an upload.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })

answerJobs<PdfJob, Inspection | MergeResult>((job, onProgress) => {
  if (job.task === 'inspect') return inspectFile(job.path, job.folder, job.limits)
  const total = job.inputs.length
  return mergeToPdf({
    ...job,
    onInput: at => onProgress({ at, total }),
    onDraft: () => onProgress({ at: total, total }),
  })
}, prepareQpdf)
