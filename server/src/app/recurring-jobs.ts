import type { RecurringJob } from '../platform/jobs/jobs.ts'

/** Times in UTC: the night in Norway. */
export const recurringJobs: readonly RecurringJob[] = [
  { name: 'rydd_filer', cron: '17 * * * *', once: true, atStart: true },
  { name: 'rydd_skattegrunnlag', cron: '13 * * * *', once: true, atStart: true },
  { name: 'kontroller_ventende', cron: '* * * * *' },
  { name: 'rydd_innlogging', cron: '43 2 * * *' },
  { name: 'ki_gjenoppta', cron: '*/5 * * * *' },
  { name: 'forsegl_historikk', cron: '* * * * *' },
  { name: 'finn_endrede', cron: '* * * * *', once: true },
  // A key is new at a start, and an older process beside it may use its own for a while.
  { name: 'bytt_noekler', cron: '7 * * * *', once: true, atStart: true },
  { name: 'bytt_filnoekler', cron: '7 * * * *', once: true, atStart: true },
  { name: 'be_om_bekreftelse', cron: '29 6 * * *', once: true, atStart: true },
  { name: 'forsegl_internasjonal_id', cron: '11 2 * * *', once: true, atStart: true },
  { name: 'rens_tekst', cron: '3 1 * * *', once: true, atStart: true },
  { name: 'slett_resten', cron: '23 1 * * *' },
  { name: 'oppbevaring', cron: '31 1 * * *' },
  { name: 'ta_sikkerhetskopi', cron: '*/5 * * * *', once: true },
  { name: 'les_titler', cron: '*/15 * * * *' },
  { name: 'varsle_andeler', cron: '*/5 * * * *', once: true },
  { name: 'send_merke', cron: '11 5 * * *', once: true },
  { name: 'rydd_epostbytte', cron: '47 2 * * *' },
  // Read over the morning coffee; the next day takes what a night without power left.
  { name: 'finn_paaminnelser', cron: '5 7 * * *' },
]
