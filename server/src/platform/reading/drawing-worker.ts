// The entry of the process that draws pages of a document. Started and killed by the reader.
import { answerJobs } from '../pdf/pdf-answer.ts'
import { type DrawingJob, type DrawingStep, drawPages } from './draw-pages.ts'

answerJobs<DrawingJob, void, DrawingStep>(drawPages)
