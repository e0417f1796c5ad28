import { z } from 'zod'
import { parseClamdAddress } from '../virus/clamd.ts'

/** One setting: its schema, what it is when it is not given, and the sentence that docs/drift.md prints. */
export type Setting = {
  readonly schema: z.ZodType
  readonly doc: string
  /** Made once and kept beside the data when not given; demanded in production. */
  readonly secret?: 'key' | 'keyring'
  /** Must be given when NODE_ENV=production. */
  readonly requiredInProduction?: boolean
}

const text = (standard: string) => z.string().trim().min(1).default(standard)
const optionalText = z.string().trim().min(1).optional()
const int = (standard: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(standard)
const flag = z
  .enum(['true', 'false'])
  .transform(value => value === 'true')
  .optional()

/** Every setting of the portal. Read from the environment once, at start; nothing else reads it. */
export const settings = {
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('development'),
    doc: 'Driftsform. `production` krever egne hemmeligheter, slår av demoen og lytter på alle adresser.',
  },
  PORT: { schema: int(3000, 0, 65_535), doc: 'Porten portalen lytter på.' },
  HOST: { schema: optionalText, doc: 'Adressen portalen lytter på. Utenfor produksjon bare `127.0.0.1`.' },
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    doc: 'Adressen folk når portalen på. Brukes i lenker i e-post. I produksjon må den begynne med `https://`, hvis den ikke er denne maskinen.',
    requiredInProduction: true,
  },
  TRUST_PROXY: { schema: flag, doc: '`true` når en lastbalanserer foran portalen setter `X-Forwarded-For`.' },
  PROCESS: {
    schema: z.enum(['all', 'web', 'worker']).default('all'),
    doc: 'Hva denne prosessen gjør: svare på nett, utføre jobber, eller begge deler.',
  },
  STOP_SECONDS: {
    schema: int(10, 1, 600),
    doc: 'Hvor lenge det som er i gang, får på seg til å bli ferdig når portalen stoppes.',
  },
  LOG_LEVEL: {
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
    doc: 'Hvor mye som logges: `silent`, `error`, `warn`, `info` eller `debug`. `info` i produksjon, ellers `warn`.',
  },
  SLOW_QUERY_MS: {
    schema: z.coerce.number().int().min(1).max(600_000).optional(),
    doc: 'Spørringer til databasen som tar så mange millisekunder eller mer, logges: teksten med plassholdere, aldri verdiene. Uten den logges ingen.',
  },
  METRICS_PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).optional(),
    doc: 'Porten der `/metrics` svarer med målinger for Prometheus. Uten den er det slått av. Hver prosess trenger sin egen.',
  },
  METRICS_TOKEN: {
    schema: z.string().trim().min(16).optional(),
    doc: 'Nøkkelen den som henter målinger, må sende som `Authorization: Bearer …`, minst 16 tegn. Uten den svarer `METRICS_PORT` bare denne maskinen. Hemmelig.',
  },
  DATA_DIR: {
    schema: text('./data'),
    doc: 'Mappen der filene, den innebygde databasen og selvlagde hemmeligheter ligger.',
  },
  S3_BUCKET: {
    schema: optionalText,
    doc: 'Navnet på en bøtte hos en S3-tjener, der filene da ligger i stedet for i `DATA_DIR`. Kreves når portalen går på flere maskiner.',
  },
  S3_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    doc: 'Adressen til S3-tjeneren, for eksempel `https://s3.tjener.no`. Uten den brukes Amazon S3.',
  },
  S3_REGION: { schema: text('eu-north-1'), doc: 'Regionen bøtta i `S3_BUCKET` ligger i.' },
  S3_ACCESS_KEY_ID: {
    schema: optionalText,
    doc: 'Navnet på nøkkelen til bøtta i `S3_BUCKET`. Den må få lese, skrive, slette og liste.',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: optionalText,
    doc: 'Nøkkelen til bøtta i `S3_BUCKET`. Hemmelig.',
  },
  S3_PATH_STYLE: {
    schema: flag,
    doc: '`true` når bøtta skal stå i stien, `false` når den skal stå i vertsnavnet. `true` når `S3_ENDPOINT` er satt, ellers `false`.',
  },
  DATABASE_URL: {
    schema: z.string().startsWith('postgres').optional(),
    doc: 'Adressen til en PostgreSQL-server (15 eller nyere). Uten den startes den innebygde.',
  },
  DATABASE_MIGRATION_URL: {
    schema: z.string().startsWith('postgres').optional(),
    doc: 'Samme database som `DATABASE_URL`, men som brukeren som eier den. Brukes bare ved start; da kan `DATABASE_URL` være en bruker som ikke kan endre tabeller eller historikk.',
  },
  DATABASE_REPLICA_URL: {
    schema: optionalText,
    doc: 'Brukes ikke lenger. Står den igjen fra en eldre utgave, sier loggen fra ved start.',
  },
  DATABASE_POOL: {
    schema: int(10, 5, 200),
    doc: 'Høyeste antall samtidige forbindelser til databasen fra denne prosessen.',
  },
  DEMO: { schema: flag, doc: '`false` starter en tom portal. Demoen finnes ikke i produksjon.' },
  ADMIN_EMAIL: {
    schema: z.email().optional(),
    doc: 'E-posten til den første administratoren, som opprettes når det ikke finnes noen.',
  },
  ADMIN_PASSWORD: { schema: optionalText, doc: 'Passordet til den første administratoren. Minst 15 tegn.' },
  SESSION_KEYS: {
    schema: z.string(),
    secret: 'keyring',
    doc: 'Nøkler for innloggingene, `id:base64` med komma mellom. Den siste signerer, alle godtas.',
  },
  FIELD_KEYS: {
    schema: z.string(),
    secret: 'keyring',
    doc: 'Nøkler for lagrede filer, og for personnumre og e-postinnhold i databasen, `id:base64` med komma mellom. En id har høyst 12 tegn. Den siste krypterer.',
  },
  INDEX_KEY: {
    schema: z.string(),
    secret: 'key',
    doc: 'Nøkkel for oppslag på personnummer uten å lagre det i klartekst.',
  },
  CAPTCHA_KEY: { schema: z.string(), secret: 'key', doc: 'Nøkkel som signerer robotsjekken.' },
  SESSION_HOURS: { schema: int(12, 1, 168), doc: 'Hvor mange timer en innlogging varer.' },
  SESSION_IDLE_MINUTES: {
    schema: int(60, 5, 1440),
    doc: 'Hvor mange minutter en innlogging varer når ingen bruker den.',
  },
  TOTRINN_ADMINISTRATOR: {
    schema: flag,
    doc: '`true` krever totrinnsinnlogging av administratorer: den som ikke har den, må slå den på før alt annet. `true` i produksjon, ellers `false`.',
  },
  LOGINS_PER_MINUTE: {
    schema: int(30, 1, 100_000),
    doc: 'Hvor mange innlogginger én nettadresse kan prøve i minuttet.',
  },
  LOGINS_PER_ACCOUNT: {
    schema: int(10, 1, 100_000),
    doc: 'Hvor mange innlogginger én nettadresse kan prøve på samme konto i minuttet. Etter halvparten blir ventetiden stadig lengre. Når en konto har fått dobbelt så mange feil passord på en time, må adresser den ikke kjenner, løse robotsjekken.',
  },
  REGISTRATIONS_PER_HOUR: {
    schema: int(20, 1, 100_000),
    doc: 'Hvor mange registreringer én nettadresse kan prøve i timen.',
  },
  NUMBERS_WITHOUT_PASSWORD: {
    schema: int(5, 0, 10_000),
    doc: 'Hvor mange av andres personnumre, kontonumre og internasjonale ID-numre en administrator kan se på en time uten å ha skrevet passordet det siste kvarteret.',
  },
  NUMBERS_PER_HOUR: {
    schema: int(20, 1, 10_000),
    doc: 'Hvor mange av andres numre en administrator kan se på en time i alt. Når grensen er nådd, får de andre administratorene en e-post, eller kontaktadressen når det ikke er andre.',
  },
  OIDC_ISSUER: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    doc: 'Adressen til en innloggingstjeneste som snakker OpenID Connect, for eksempel `https://idporten.no`. Uten den logger folk inn med e-post og passord alene. Tjenesten skal sende folk tilbake til `PUBLIC_URL` + `/login/tilbake`.',
  },
  OIDC_CLIENT_ID: { schema: optionalText, doc: 'Navnet portalen har hos tjenesten i `OIDC_ISSUER`.' },
  OIDC_CLIENT_SECRET: {
    schema: optionalText,
    doc: 'Passordet portalen har hos tjenesten i `OIDC_ISSUER`. Hemmelig.',
  },
  OIDC_SCOPES: {
    schema: text('openid profile'),
    doc: 'Hva portalen ber tjenesten i `OIDC_ISSUER` om, med mellomrom mellom. `openid` må være med.',
  },
  OIDC_CLAIM: {
    schema: text('pid'),
    doc: 'Feltet som sier hvem personen er: `pid` hos ID-porten er personnummeret. `email` kjenner igjen folk på e-postadressen når tjenesten har bekreftet den.',
  },
  OIDC_ACR: {
    schema: optionalText,
    doc: 'Sikkerhetsnivåene som godtas, med mellomrom mellom, for eksempel `idporten-loa-high`. Uten den godtas alle.',
  },
  OIDC_TOTRINN_ACR: {
    schema: text('idporten-loa-substantial idporten-loa-high'),
    doc: 'Sikkerhetsnivåene som betyr at tjenesten selv har sett to bevis, med mellomrom mellom, slik at portalen ikke spør etter en kode.',
  },
  OIDC_KNAPP: { schema: text('Logg inn med ID-porten'), doc: 'Teksten på knappen på innloggingssiden.' },
  SMTP_URL: {
    schema: z.string().startsWith('smtp').optional(),
    doc: 'Adressen til e-posttjeneren, `smtp://bruker:passord@tjener:587`. Uten den havner e-posten i den lokale innboksen `/dev/epost`.',
    requiredInProduction: true,
  },
  MAIL_FROM: {
    schema: text('Rettighetsportalen <portalen@rettighetsportalen.example>'),
    doc: 'Avsenderen av e-post fra portalen.',
  },
  CONTACT_EMAIL: {
    schema: z.email().default('post@rettighetsportalen.example'),
    doc: 'Adressen medlemmer skriver til.',
  },
  ORGANISATION: { schema: text('F©R'), doc: 'Organisasjonens navn.' },
  PAYER_ACCOUNT: {
    schema: z
      .string()
      .regex(/^\d{11}$/, 'elleve siffer')
      .optional(),
    doc: 'Kontonummeret vederlag betales fra, elleve siffer. Uten det lager ikke portalen filer til banken. I demoen brukes et eksempel.',
  },
  PAYER_BIC: {
    schema: z
      .string()
      .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'en bankkode på 8 eller 11 tegn')
      .optional(),
    doc: 'Bankkoden (BIC) til banken med kontoen i `PAYER_ACCOUNT`.',
  },
  PAYER_ID: {
    schema: optionalText,
    doc: 'Kundenummeret eller avtalenummeret som banken vil ha i filene.',
  },
  LINK_FORDELINGSPLAN: {
    schema: z.url().default('https://www.rettighetsportalen.example/'),
    doc: 'Lenken til fordelingsplanen på Hjem.',
  },
  LINK_FORVALTNINGSKONTRAKT: {
    schema: z.url().default('https://www.rettighetsportalen.example/'),
    doc: 'Lenken til forvaltningskontrakten på Hjem.',
  },
  LINK_KLAUSULER: {
    schema: z.url().default('https://www.rettighetsportalen.example/'),
    doc: 'Lenken til rettighetsklausulene på Hjem.',
  },
  ENHETSREGISTERET_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    doc: 'Adressen som opplysninger om produksjonsselskaper hentes fra: `https://data.brreg.no/enhetsregisteret/api`. Uten den er oppslaget slått av.',
  },
  ENHETSREGISTERET_SECONDS: {
    schema: int(5, 1, 60),
    doc: 'Hvor lenge portalen venter på svar fra Enhetsregisteret.',
  },
  UPLOAD_MAX_FILES: { schema: int(30, 1, 100), doc: 'Hvor mange filer én opplasting kan ha.' },
  UPLOAD_MAX_MB: {
    schema: int(100, 1, 2000),
    doc: 'Hvor stor én opplasting kan være i alt, i MB (2^20 byte).',
  },
  UPLOAD_MAX_PAGES: { schema: int(500, 1, 5000), doc: 'Hvor mange sider ett dokument kan ha.' },
  UPLOAD_AT_ONCE: {
    schema: int(8, 1, 200),
    doc: 'Hvor mange opplastinger denne prosessen setter sammen eller lagrer samtidig. Flere venter i kø.',
  },
  PDF_WORKERS: { schema: int(2, 1, 16), doc: 'Hvor mange prosesser som arbeider med PDF samtidig.' },
  PDF_SECONDS: {
    schema: int(60, 1, 600),
    doc: 'Hvor lenge arbeidet med én opplasting kan ta av prosessorens tid. På en travel maskin kan det gå tre ganger så lenge.',
  },
  PDF_MEMORY_MB: { schema: int(700, 128, 4096), doc: 'Hvor mye minne en PDF-prosess kan bruke.' },
  CLAMAV: {
    schema: z
      .string()
      .refine(address => parseClamdAddress(address) !== null)
      .optional(),
    doc: 'Hvor viruskontrollen (clamd) lytter: stien til en socket, for eksempel `/run/clamav/clamd.ctl`, eller `tjener:3310`. Uten den kontrolleres ikke filer for virus.',
  },
  CLAMAV_SECONDS: {
    schema: int(120, 1, 3600),
    doc: 'Hvor lenge viruskontrollen kan bruke på én fil før den må vente til neste forsøk.',
  },
  KI: {
    schema: z.enum(['innebygd', 'ekstern', 'av']).default('innebygd'),
    doc: 'Hva som leser kontraktene: `innebygd` (ingenting sendes ut), `ekstern` (tjenesten i `KI_URL`, med den innebygde i reserve) eller `av`.',
  },
  KI_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    doc: 'Adressen til en tjeneste som snakker som OpenAI, for eksempel `https://tjener/v1`. Brukes bare når `KI=ekstern`. Teksten i kontraktene sendes dit, uten fødselsnumre, kontonumre, telefonnumre, e-postadresser og vanlige postadresser.',
  },
  KI_MODELL: { schema: optionalText, doc: 'Modellen tjenesten i `KI_URL` skal bruke.' },
  KI_NOEKKEL: { schema: optionalText, doc: 'Nøkkelen til tjenesten i `KI_URL`. Hemmelig.' },
  KI_BILDER: {
    schema: z.enum(['av', 'lokalt', 'ut']).default('av'),
    doc: 'Om bilder av de seks første skannede eller fotograferte sidene med leste ord sendes sammen med teksten: `av`, `lokalt` (bare når `KI_URL` er denne maskinen) eller `ut` (også når den er en annen). I bildene er det samme svart som i teksten, og alt annet enn sikkert leste ord er hvitt.',
  },
  KI_SEKUNDER: {
    schema: int(900, 10, 7200),
    doc: 'Hvor lenge KI kan bruke på å lese ett dokument.',
  },
  KI_LESINGER_I_TIMEN: {
    schema: int(60, 1, 100_000),
    doc: 'Hvor mange dokumenter KI leser i timen for én person. Flere venter til neste time.',
  },
  KI_SIDER_I_TIMEN: {
    schema: int(600, 1, 1_000_000),
    doc: 'Hvor mange sider KI leser i timen for én person, før de neste dokumentene må vente. Den som har fått lest færrest, er neste i køen.',
  },
  KI_SVARSEKUNDER: {
    schema: int(60, 1, 3600),
    doc: 'Hvor lenge portalen venter på svar fra tjenesten i `KI_URL` før den innebygde tar over. Kommer i tillegg til `KI_SEKUNDER`. En modell uten grafikkort kan trenge 1800.',
  },
  NOTICE_MINUTES: {
    schema: z.coerce.number().int().min(0).max(1440).optional(),
    doc: 'Endringer i en vurdering innen så mange minutter blir til én e-post. 10 i produksjon, ellers 0.',
  },
  TRASH_DAYS: { schema: int(30, 1, 365), doc: 'Hvor mange dager et slettet dokument kan hentes tilbake.' },
  ORPHAN_MINUTES: {
    schema: int(60, 0, 10_080),
    doc: 'Filer uten rad i databasen slettes når de er så gamle.',
  },
  BACKUP_DIR: {
    schema: optionalText,
    doc: 'Mappen portalen selv legger sikkerhetskopier i, helst på en annen disk. Uten den tar portalen ingen kopier.',
  },
  BACKUP_MINUTES: {
    schema: int(1440, 5, 10_080),
    doc: 'Hvor lang tid det går mellom sikkerhetskopiene i `BACKUP_DIR`. 1440 er én hver natt.',
  },
  BACKUP_DAYS: {
    schema: int(14, 1, 3650),
    doc: 'Hvor mange dagers sikkerhetskopier som beholdes i `BACKUP_DIR`: den siste fra hver dag, og de tre nyeste.',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
export type Values = { [Name in SettingName]: z.infer<(typeof settings)[Name]['schema']> }
