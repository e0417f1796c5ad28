import type { EndpointName } from './api.ts'
import { grunnHeaders } from './personnummer.ts'

/**
 * Who gets what from each call: one table, from which the tests and docs/roller.md are made. A call of the contract that is missing
 * here does not compile.
 */
export const kallere = ['ingen', 'ugyldig', 'eier', 'annen', 'stab'] as const
/**
 * - `ingen`: no token · `ugyldig`: an expired, forged or revoked one
 * - `eier`: the member whose thing it is · `annen`: another member · `stab`: an administrator
 */
export type Kaller = (typeof kallere)[number]

/** `ok`: let in. Else the status that the caller is refused with; 404 is what a thing that does not exist answers too. */
export type Utfall = 'ok' | 401 | 403 | 404

export type Rad = {
  readonly utfall: Readonly<Record<Kaller, Utfall>>
  /** What `{id}` names; a call about a person names the owner. */
  readonly ting?: 'bruker' | 'dokument'
  /** A body that the owner may send; `{eier}` and `{dokument}` are filled in. */
  readonly body?: Readonly<Record<string, unknown>>
  /** The query, filled in the same way. */
  readonly query?: string
  /** Headers that staff must send, beside those of everybody. */
  readonly headers?: Readonly<Record<string, string>>
  /** Text fields of a form with one file. */
  readonly skjema?: Readonly<Record<string, string>>
  /** The body names what is not there, so that whoever is let in hears 404 from inside. */
  readonly navngirUkjent?: true
  /** Ends sessions, or can be done once only: each caller gets people of their own. */
  readonly engang?: true
}

type Valg = Omit<Rad, 'utfall'>
const row =
  (...[ingen, ugyldig, eier, annen, stab]: readonly [Utfall, Utfall, Utfall, Utfall, Utfall]) =>
  (valg: Valg = {}): Rad => ({ utfall: { ingen, ugyldig, eier, annen, stab }, ...valg })

/** Anyone, also without an account. */
const aapen = row('ok', 'ok', 'ok', 'ok', 'ok')
/** Anyone who is logged in; about themselves, or about what all may read. */
const innlogget = row(401, 401, 'ok', 'ok', 'ok')
/** The member's own; staff reach everybody's. */
const egen = row(401, 401, 'ok', 404, 'ok')
/** The member's own, and nobody else's. */
const bareEgen = row(401, 401, 'ok', 404, 404)
/** Staff. */
const stab = row(401, 401, 403, 403, 'ok')

const bruker = { ting: 'bruker' } as const
const dokument = { ting: 'dokument' } as const
const passord = 'et langt og fint passord'
const grunn = grunnHeaders('Kontroll')
const ukjent = '00000000-0000-4000-8000-000000000000'

export const rollematrise: Record<EndpointName, Rad> = {
  'POST /api/user/register': aapen(),
  'POST /api/user/login': aapen(),
  'POST /api/user/login/totrinn': aapen(),
  'POST /api/user/oidc/start': aapen(),
  'POST /api/user/oidc': aapen(),
  'POST /api/user/oidc/kobling': aapen(),
  'POST /api/user/oidc/misbruk': aapen(),
  'GET /api/user/oidc/koblinger': innlogget(),
  'POST /api/user/oidc/koblinger': innlogget({ body: { svar: [] } }),
  'POST /api/user/forgot-password': aapen(),
  'POST /api/user/reset-password': aapen(),
  'POST /api/user/bekreft-epost': aapen(),
  'GET /api/captcha': aapen(),
  'GET /api/ikke-hentet': aapen(),
  'POST /api/user/logout': innlogget({ engang: true }),
  'POST /api/user/epost/bekreftelse': innlogget(),
  'POST /api/user/logg-ut-overalt': innlogget({ engang: true }),
  'POST /api/user/bekreft-passord': innlogget({ body: { password: passord } }),
  'POST /api/user/epost': innlogget({ body: { email: 'ny@folk.example' } }),
  'POST /api/user/passord': innlogget({
    engang: true,
    body: { password: 'et helt annet og like fint passord' },
  }),

  'GET /api/user/totrinn': innlogget(),
  'POST /api/user/totrinn/oppsett': innlogget(),
  'POST /api/user/totrinn': innlogget({ engang: true, body: { kode: '000000' } }),
  'POST /api/user/totrinn/koder': innlogget(),
  'POST /api/user/totrinn/av': innlogget({ body: { password: passord, kode: '000000' } }),

  'GET /api/user/{id}': egen(bruker),
  'PUT /api/user/{id}': egen({ ...bruker, body: { fornavn: 'Kari' } }),
  'GET /api/user/users': stab(),
  'PUT /api/users/{id}': stab({ ...bruker, body: { fornavn: 'Kari' } }),
  'GET /api/users/{id}': stab(bruker),
  'PUT /api/users/{id}/epost': stab({ ...bruker, engang: true, body: { email: 'byttet@folk.example' } }),
  'PUT /api/users/{id}/rolle': stab({ ...bruker, engang: true, body: { brukertype: 'administrator' } }),
  'PUT /api/users/{id}/aktiv': stab({ ...bruker, engang: true, body: { aktiv: false } }),
  'POST /api/users/{id}/passordlenke': stab({ ...bruker, engang: true }),
  'POST /api/users/{id}/logg-ut': stab({ ...bruker, engang: true }),
  'POST /api/users/{id}/totrinn/nullstilling': stab({ ...bruker, body: { grunn: 'Har mistet telefonen' } }),
  'POST /api/users/{id}/konto/godtatt': stab(bruker),
  'POST /api/users/{id}/sletting/behandlet': stab({ ...bruker, body: { notat: '' } }),
  'GET /api/users/{id}/sletting': stab(bruker),
  'POST /api/users/{id}/sletting': stab({ ...bruker, engang: true, body: { notat: 'Bedt om det' } }),
  'GET /api/user/personnummer': egen({ query: 'userId={eier}', headers: grunn }),
  'GET /api/user/internasjonalIdNummer': egen({ query: 'userId={eier}', headers: grunn }),
  'PUT /api/user/personnummer': egen({
    query: 'userId={eier}',
    headers: grunn,
    body: { personnummer: '01810112345' },
  }),
  'GET /api/user/{id}/innsyn': egen(bruker),
  'GET /api/user/{id}/data': bareEgen(bruker),
  'GET /api/user/{id}/data.zip': bareEgen(bruker),
  'GET /api/user/{id}/innlogginger': bareEgen(bruker),
  'DELETE /api/user/{id}/innlogginger/{sesjonId}': bareEgen(bruker),
  'GET /api/user/{id}/sletting': egen(bruker),
  'POST /api/user/{id}/sletting': bareEgen({ ...bruker, body: { melding: '' } }),
  'DELETE /api/user/{id}/sletting': bareEgen(bruker),
  'GET /api/user/{id}/ki-samtykke': bareEgen(bruker),
  'PUT /api/user/{id}/ki-samtykke': bareEgen({ ...bruker, body: { samtykker: true } }),

  'GET /api/fordelingsplaner': stab(),
  'POST /api/fordelingsplaner': stab({ body: { visningsaar: 2023 } }),
  'GET /api/fordelingsplaner/{id}': stab(),
  'PUT /api/fordelingsplaner/{id}': stab(),
  'DELETE /api/fordelingsplaner/{id}': stab(),
  'GET /api/potter': stab(),
  'POST /api/potter': stab(),
  'PUT /api/potter/{id}': stab(),
  'DELETE /api/potter/{id}': stab(),
  'GET /api/fordeling/{aar}/{userId}': egen(),
  'GET /api/pottregnskap': stab({ query: 'visningsaar=2023' }),
  'GET /api/oppgjoer/{userId}': egen(),
  'GET /api/oppgjoer/{userId}/aar': egen(),
  'GET /api/oppgjoer/{userId}/anslag/{aar}': egen(),
  'GET /api/oppgjoer/{userId}/{kjoeringId}/{linje}': egen({ navngirUkjent: true }),
  'GET /api/andeler/{userId}': egen(),
  'POST /api/andelsavtaler': innlogget({
    navngirUkjent: true,
    body: {
      krav: ukjent,
      andeler: [
        { krav: ukjent, andel: 10_000 },
        { krav: ukjent, andel: 0 },
      ],
    },
  }),
  'POST /api/andelsavtaler/{id}/svar': innlogget({
    navngirUkjent: true,
    body: { svar: 'ja', begrunnelse: '' },
  }),
  'GET /api/kjoeringer': stab(),
  'POST /api/kjoeringer': stab(),
  'GET /api/kjoeringer/{id}': stab(),
  'PUT /api/kjoeringer/{id}': stab(),
  'DELETE /api/kjoeringer/{id}': stab(),
  'POST /api/kjoeringer/{id}/simulering': stab(),
  'PUT /api/kjoeringer/{id}/anslag': stab({ body: { vises: true, versjon: 1 } }),
  'GET /api/kjoeringer/{id}/linjer': stab(),
  'GET /api/kjoeringer/{id}/funn': stab(),
  'PUT /api/kjoeringer/{id}/funn/{funnId}': stab(),
  'POST /api/kjoeringer/{id}/kontroll': stab(),
  'POST /api/kjoeringer/{id}/godkjenning': stab(),
  'GET /api/kjoeringer/{id}/korreksjoner': stab(),
  'POST /api/kjoeringer/{id}/korreksjoner': stab(),
  'DELETE /api/korreksjoner/{id}': stab(),
  'GET /api/avsatt': stab(),
  'POST /api/frigivelser': stab(),
  'POST /api/kjoeringer/{id}/frigivelser': stab(),
  'POST /api/betalinger/{id}/frigivelser': stab(),
  'POST /api/frigivelser/{id}/godkjenning': stab(),
  'DELETE /api/frigivelser/{id}': stab(),
  'GET /api/kjoeringer/{id}/utbetaling': stab(),
  'POST /api/kjoeringer/{id}/utbetaling': stab(),
  'GET /api/utbetalinger/{id}/fil': stab(),
  'POST /api/utbetalinger/{id}/sendt': stab(),
  'POST /api/utbetalinger/{id}/forkastet': stab(),
  'POST /api/utbetalinger/{id}/bankstatus': stab(),
  'GET /api/skattegrunnlag': stab(),
  'POST /api/skattegrunnlag': stab(),
  'POST /api/skattegrunnlag/{id}/frigivelse': stab(),
  'GET /api/skattegrunnlag/{id}/fil': stab(),
  'GET /api/kjoeringer/{id}/summer': stab({ query: 'etter=pott' }),

  'GET /api/produksjonsselskaper': innlogget(),
  'GET /api/produksjoner': innlogget(),
  'GET /api/sendelister': innlogget(),
  'GET /api/produksjoner/forslag/{userId}': egen(),
  'GET /api/produksjoner/nye': innlogget(),
  'GET /api/produksjoner/side': innlogget(),
  'GET /api/produksjonsselskaper/forslag': stab(),
  'GET /api/produksjonsselskaper/enhetsregisteret': stab({ query: 'orgnr=974760673' }),
  'GET /api/produksjonsselskaper/{id}': stab(),
  'POST /api/produksjonsselskaper': stab(),
  'PUT /api/produksjonsselskaper/{id}': stab(),
  'DELETE /api/produksjonsselskaper/{id}': stab(),
  'POST /api/produksjonsselskaper/{id}/sammenslaaing': stab(),
  'GET /api/produksjonsselskaper/{id}/sammenslaaing/angre': stab(),
  'POST /api/produksjonsselskaper/{id}/sammenslaaing/angre': stab(),
  'GET /api/produksjoner/{id}': stab(),
  'POST /api/produksjoner': stab(),
  'PUT /api/produksjoner/{id}': stab(),
  'PUT /api/produksjoner/{id}/tittel': stab(),
  'POST /api/produksjoner/{id}/sett': stab(),
  'DELETE /api/produksjoner/{id}': stab(),
  'GET /api/produksjoner/{id}/duplikater': stab(),
  'GET /api/produksjoner/{id}/sammenslaaing': stab(),
  'POST /api/produksjoner/{id}/sammenslaaing': stab(),
  'GET /api/produksjoner/{id}/sammenslaaing/angre': stab(),
  'POST /api/produksjoner/{id}/sammenslaaing/angre': stab(),
  'POST /api/produksjon': innlogget({ body: { Produksjonstittel: 'En helt ny produksjon' } }),

  'GET /api/document/mine/{userId}': egen(),
  'GET /api/document/documents': stab(),
  'GET /api/document/registreringer': stab(),
  'GET /api/document/registreringer/statuser': stab(),
  'POST /api/document/masseendring/forhaandsvisning': stab({
    body: { dokumenter: [{ id: '{dokument}', versjon: 1 }], endring: {} },
  }),
  'POST /api/document/masseendring': stab({
    body: { dokumenter: [{ id: '{dokument}', versjon: 1 }], endring: {} },
  }),
  'GET /api/document/masseendringer': stab(),
  'POST /api/document/masseendring/{id}/angre': stab(),
  'GET /api/document/slettede': stab(),
  'POST /api/document/{id}/hent-tilbake': stab(),
  'GET /api/filtre': stab({ query: 'liste=registreringer' }),
  'POST /api/filtre': stab({ body: { liste: 'registreringer', navn: 'Mine', soek: '' } }),
  'PUT /api/filtre/{id}': stab({ body: { navn: 'Mine' } }),
  'DELETE /api/filtre/{id}': stab(),
  'GET /api/document/registreringer/utvalg': stab(),
  'GET /api/document/registreringer/rekke': stab({ query: 'dokument={dokument}' }),
  'POST /api/document/registreringer/neste': stab(),
  'GET /api/document/{id}': egen(dokument),
  'PUT /api/document/{id}': egen({ ...dokument, body: { notat: 'Et notat' } }),
  'DELETE /api/document/{id}': egen(dokument),
  'GET /api/document/{id}/historikk': egen(dokument),
  'POST /api/document/{id}/visning': egen(dokument),
  'GET /api/document/{id}/filer': egen(dokument),
  'GET /api/document/{id}/original/{filId}': egen({ ...dokument, navngirUkjent: true }),
  'GET /api/document/{id}/ki': egen(dokument),
  'POST /api/document/{id}/ki': egen(dokument),
  'POST /api/document/{id}/ki/forslag': egen({
    ...dokument,
    body: { valg: 'godta', forslag: ['00000000-0000-4000-8000-000000000000'] },
    navngirUkjent: true,
  }),
  'GET /api/ki/kvalitet': stab(),
  'GET /api/process/secureuploads/{id}': egen(dokument),
  'POST /api/process/upload': egen({ skjema: { filnavn: 'Avtale', userId: '{eier}' } }),
  'POST /api/process/add-pages/{id}': egen({ ...dokument, skjema: {} }),
  'POST /api/process/duplikat': innlogget({ body: { sha256: ['0'.repeat(64)] } }),
  'GET /api/process/upload/{noekkel}/fremdrift': innlogget(),

  'GET /api/document/{id}/kontroll': stab(dokument),
  'POST /api/document/{id}/tildeling': stab(dokument),
  'DELETE /api/document/{id}/tildeling': stab(dokument),
  'POST /api/document/{id}/utsettelse': stab({
    ...dokument,
    body: { til: '2030-01-15', grunn: 'Venter på produsenten' },
  }),
  'DELETE /api/document/{id}/utsettelse': stab(dokument),
  'POST /api/document/{id}/svar': bareEgen(dokument),
  'POST /api/document/{id}/aapen': stab(dokument),
  'DELETE /api/document/{id}/aapen': stab(dokument),
  'GET /api/fraser': stab(),
  'POST /api/fraser': stab({ body: { tekst: 'Signer den siste siden.' } }),
  'PUT /api/fraser/{id}': stab(),
  'DELETE /api/fraser/{id}': stab(),

  'POST /api/process/send-email': egen({ body: { message: 'Hei', selectedDocument: '{dokument}' } }),
  'GET /api/henvendelser': innlogget(),
  'GET /api/henvendelser/{nummer}': bareEgen(),
  'POST /api/henvendelser/{nummer}/meldinger': bareEgen({ body: { tekst: 'Mer om saken' } }),
  'GET /api/saker': stab(),
  'GET /api/saksansvarlige': stab(),
  'GET /api/saker/{nummer}': stab(),
  'PUT /api/saker/{nummer}': stab(),
  'POST /api/saker/{nummer}/svar': stab(),
  'POST /api/saker/{nummer}/notater': stab(),
  'POST /api/saker/{nummer}/lukking': stab(),
  'POST /api/saker/{nummer}/gjenaapning': stab(),
  'GET /api/historikk/{entitet}/{id}': stab(),

  'POST /api/sendelister/utkast': stab(),
  'GET /api/sendelister/utkast': stab(),
  'GET /api/sendelister/utkast/{id}': stab(),
  'POST /api/sendelister/utkast/{id}/lesing': stab(),
  'POST /api/sendelister/utkast/{id}/proeving': stab(),
  'POST /api/sendelister/utkast/{id}/import': stab(),
  'DELETE /api/sendelister/utkast/{id}': stab(),
  'GET /api/sendelister/import': stab(),
  'GET /api/sendelister/import/{id}/angring': stab(),
  'POST /api/sendelister/import/{id}/angre': stab(),
  'GET /api/sendelister/arbeid/{noekkel}': stab(),
  'GET /api/sendelister/visningsaar': stab(),
  'POST /api/sendelister/visningsaar/{aar}/kobling': stab(),
  'GET /api/sendelister/visningsaar/{aar}/valg': stab(),
  'GET /api/sendelister/rader': stab({ query: 'visningsaar=2023' }),
  'GET /api/sendelister/rader/{id}': stab(),
  'PUT /api/sendelister/rader/{id}': stab(),
  'POST /api/sendelister/rader/{id}/angre': stab(),

  'GET /api/innstillinger': stab(),
  'PUT /api/innstillinger': stab(),
  'DELETE /api/innstillinger/{navn}': stab(),
  'GET /api/innstillinger/brev': stab(),
  'PUT /api/innstillinger/brev/{navn}': stab(),
  'DELETE /api/innstillinger/brev/{navn}': stab(),
  'POST /api/innstillinger/brev/{navn}/proeve': stab(),
  'GET /api/oppbevaring': stab(),
  'GET /api/visningsaar': stab(),
  'POST /api/visningsaar': stab(),
  'PUT /api/visningsaar/{aar}': stab(),
  'DELETE /api/visningsaar/{aar}': stab(),
  'GET /api/fordeling/{aar}': stab(),
  'GET /api/oversikt': stab(),
  'GET /api/oversikt/feilet': stab(),
  'POST /api/oversikt/feilet/epost/{id}': stab(),
  'DELETE /api/oversikt/feilet/epost/{id}': stab(),
  'POST /api/oversikt/feilet/jobber/{jobbId}': stab(),
  'POST /api/oversikt/feilet/filer/{id}': stab(),
}
