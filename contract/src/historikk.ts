import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Id, Tidspunkt } from './id.ts'

/** What has a history. */
export const entiteter = [
  'bruker',
  'dokument',
  'produksjon',
  'produksjonsselskap',
  'sendeliste',
  'sak',
  'innstilling',
  'fordelingsplan',
  'pott',
  'kjoering',
  'skattegrunnlag',
] as const
export type Entitet = (typeof entiteter)[number]

export const hendelser = [
  'opprettet',
  'endret',
  'sider_lagt_til',
  'slettet',
  'gjenopprettet',
  'aapnet_personnummer',
  'aapnet_kontonummer',
  'personnummer_endret',
  'aapnet_internasjonal_id',
  'internasjonal_id_endret',
  'innsynsgrense_naadd',
  'varslet',
  'paaminnet',
  'registrert',
  'passord_endret',
  'logget_ut_overalt',
  'logget_ut_av_oss',
  'innlogging_avsluttet',
  'innlogging_koblet',
  'innlogging_frakoblet',
  'innlogging_beholdt',
  'nummer_omstridt',
  'epost_bytte_oensket',
  'epost_endret',
  'epost_bekreftet',
  'lenke_sendt',
  'totrinn_slaatt_paa',
  'totrinn_slaatt_av',
  'totrinn_nullstilt',
  'konto_godtatt',
  'gjenopprettingskode_brukt',
  'gjenopprettingskoder_laget',
  'sletting_oensket',
  'sletting_trukket',
  'sletting_behandlet',
  'sletting_bestilt',
  'inaktiv_varslet',
  'inaktiv_stengt',
  'data_hentet',
  'slaatt_sammen',
  'importert',
  'angret',
  'besvart',
  'lukket',
  'gjenaapnet',
  'internt_notat_endret',
  'tatt',
  'gitt_fra_seg',
  'svart',
  'bedt_igjen',
  'godkjent_med_mangler',
  'utsatt',
  'hentet_fram',
  'ki_lest',
  'ki_samtykke_gitt',
  'ki_samtykke_trukket',
  'virus_funnet',
  'virus_avkreftet',
  'innhold_fjernet',
  'simulert',
  'original_hentet',
  'funn_avgjort',
  'kontrollert',
  'frosset',
  'utbetaling_bestilt',
  'utbetalingsfil_hentet',
  'utbetaling_sendt',
  'utbetaling_forkastet',
  'bankstatus_lest',
  'korreksjon_laget',
  'korreksjon_slettet',
  'frigivelse_laget',
  'frigivelse_slettet',
  'frigitt',
  'andel_foreslaatt',
  'andel_bekreftet',
  'andel_avslaatt',
  'andel_opphoert',
  'skattegrunnlag_frigitt',
  'skattegrunnlag_hentet',
] as const
export type Hendelse = (typeof hendelser)[number]

/** What staff do among themselves: never told to a member, whose document it is about or not. */
export const interneHendelser: readonly Hendelse[] = [
  'internt_notat_endret',
  'tatt',
  'gitt_fra_seg',
  'godkjent_med_mangler',
  'utsatt',
  'hentet_fram',
  'nummer_omstridt',
  'innsynsgrense_naadd',
]

/** What a member reads instead of the name of one of the staff. */
export const saksbehandler = 'Saksbehandler'

/** One line of a history: who did what, when, and each changed field from what to what. */
export const Historikklinje = z.object({
  id: z.string(),
  tid: Tidspunkt,
  /** Display name; 'Rettighetsportalen' when the portal itself acted, 'Saksbehandler' where a member looks at staff. */
  hvem: z.string(),
  hendelse: z.enum(hendelser),
  endringer: z.array(
    z.object({ felt: z.string(), fra: z.nullable(z.string()), til: z.nullable(z.string()) }),
  ),
})
export type Historikklinje = z.infer<typeof Historikklinje>

export const listHistorikk = defineEndpoint({
  method: 'GET',
  path: '/api/historikk/{entitet}/{id}',
  access: 'administrator',
  summary: 'What happened to a document, a user, a production or another thing, newest first.',
  params: z.object({ entitet: z.enum(entiteter), id: Id }),
  response: z.array(Historikklinje),
})
