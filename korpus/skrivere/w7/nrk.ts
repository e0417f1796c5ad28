import { signaturer } from './ark.ts'
import { type Dokument, dokument, reg } from './fasit.ts'
import { org } from './selskaper.ts'
import { stiler } from './stil.ts'
import { konto, personnummer } from './tall.ts'

const html = (b: { html: string }) => b.html
const p13 = personnummer(18, 10, 62, 411)
const w13 = dokument(
  {
    id: 'w7-13',
    form: 'digital',
    language: 'nb',
    template: 'nrk-programavtale',
    arbeidstaker: 'Reidun Falkenås',
    produksjonsselskap: 'NRK',
    registreringer: [reg('Fyrskipet', 'scenograf', 'scenografi', 5)],
    variant: 'NRK',
    sign: [true, true],
    pnr: p13,
    forventet: 'BEHANDLET',
    begrunnelse: 'NRK er arbeidsgiver og har egne regler; begge har signert, fem av seks episoder.',
  },
  {
    navn: 'NRK programavtale 48812.pdf',
    slag: 'digital',
    stil: stiler.nrk,
    html: `<section class="ark"><div style="display:flex;justify-content:space-between;border-bottom:1mm solid #0a3d62;padding-bottom:2mm"><b style="font-size:14pt">Norsk rikskringkasting AS</b><span>Avtalenr. 48812 · Dramaavdelingen</span></div>
<h1>Avtale om programengasjement</h1>
<table><tr><td>Arbeidsgiver</td><td>NRK AS, Bjørnstjerne Bjørnsons plass 1, 0340 Oslo. Org.nr. ${org('NRK')}</td></tr><tr><td>Arbeidstaker</td><td>Reidun Falkenås, Vestgrensa 8, 0851 Oslo</td></tr><tr><td>Fødselsnummer</td><td>${p13.slice(0, 6)} ${p13.slice(6)}</td></tr><tr><td>Program / prosjekt</td><td>Fyrskipet (dramaserie, 6 episoder), prosjektnr. 2021-6604</td></tr><tr><td>Funksjon</td><td>Scenograf</td></tr><tr><td>Omfang</td><td>Fem av seriens seks episoder. Episode 1 (pilot) er ferdigstilt under tidligere engasjement av annen scenograf.</td></tr><tr><td>Periode</td><td>09.08.2021 – 28.01.2022</td></tr><tr><td>Lønn</td><td>Kr 51 300 per måned (lønnstrinn 7), 100 % stilling</td></tr><tr><td>Arbeidssted</td><td>Marienlyst og opptakssteder på Hvaler</td></tr><tr><td>Nærmeste leder</td><td>Produksjonsleder Torhild Espeseth</td></tr><tr><td>Kontonummer</td><td>${konto(771420)}</td></tr></table>
<h2>1. Grunnlag</h2><p>Engasjementet er midlertidig etter arbeidsmiljøloven § 14-9 annet ledd bokstav a og gjelder medvirkning i det programmet som er nevnt over. Det opphører uten oppsigelse ved utløpet av perioden.</p>
<h2>2. Lønns- og arbeidsvilkår</h2><p>Gjeldende overenskomster i NRK, personalhåndbok og arbeidstidsavtale for drama kommer til anvendelse. Arbeidstaker er meldt inn i NRKs pensjonsordning fra første dag.</p>
<h2>3. Rettigheter</h2><p>NRKs rett til å bruke Arbeidstakerens bidrag i egenproduksjonen følger av særavtalen om opphavsrett mellom NRK og organisasjonene. Vederlag for videre bruk utover særavtalen gjøres opp etter reglene der. Retten til vederlag for privatkopiering og videresending forvaltes av Arbeidstakerens organisasjon.</p>
<h2>4. Etikk og bierverv</h2><p>Bierverv skal være klarert med nærmeste leder. Arbeidstaker følger NRKs etikkhåndbok og reglene om taushetsplikt.</p>
<h2>5. Kreditering</h2><p>Etter NRKs retningslinjer for rulletekster.</p>
${html(
  signaturer(
    [
      { rolle: 'For NRK', navn: 'Torhild Espeseth', signert: true, dato: 'Oslo 21.06.2021' },
      {
        rolle: 'Arbeidstaker',
        navn: 'Reidun Falkenås',
        signert: true,
        dato: 'Oslo 24.06.2021',
        farge: '#111',
      },
    ],
    '',
  ),
)}</section>`,
  },
)

const p14 = personnummer(6, 4, 93, 27)
const w14 = dokument(
  {
    id: 'w7-14',
    form: 'skann',
    language: 'nn',
    template: 'nrk-distriktsbrev',
    arbeidstaker: 'Sigbjørn Myklestølen',
    produksjonsselskap: 'NRK',
    registreringer: [reg('Sveltihel', 'klippar', 'klipp', 3)],
    variant: 'NRK',
    sign: [true, true],
    pnr: p14,
    forventet: 'BEHANDLET',
    begrunnelse:
      'NRK-engasjement etter egne regler; klipper av de tre siste av åtte episoder, signert av begge.',
  },
  {
    navn: 'Engasjement NRK Førde.pdf',
    slag: 'skann',
    stil: stiler.nynorsk,
    html: `<section class="ark"><p><b>NRK Vestland</b><br>Distriktskontoret i Førde<br>Org.nr. ${org('NRK')}</p><p style="margin-top:6mm">Sigbjørn Myklestølen<br>Hafstadvegen 51, 6800 Førde<br>Fødselsnr.: ${p14}</p><p style="text-align:right">Førde, 12. januar 2023</p>
<h1>Tilbod om mellombels tilsetjing som klippar</h1>
<p>NRK tilbyr deg mellombels tilsetjing (programengasjement) som klippar på dokumentarserien «Sveltihel».</p>
<p>Serien har åtte episodar på 29 minutt. Du skal klippe dei tre siste. Dei fem fyrste er alt klipte av Gro Anita Stølsvik, som held fram som redaksjonell rådgjevar.</p>
<p>Tilsetjinga varer frå 23. januar til 5. mai 2023, i alt femten veker, i full stilling. Månadsløna er kr 44 850. Du følgjer turnus for redigering, med vakt kvar fjerde helg.</p>
<h2>Rettar</h2><p>Sidan dette er ein eigenproduksjon, følgjer bruken av arbeidet ditt NRKs eigne avtalar med fagorganisasjonane om opphavsrett for tilsette. Dei gjeld òg for reprisar, nett-TV og sal.</p>
<h2>Andre vilkår</h2><p>Personalreglementet i NRK gjeld så langt det passar. Arbeidet er mellombels etter arbeidsmiljølova § 14-9 (2) a, av di programmet er avgrensa i tid. Teieplikt: sjå eige skjema. Namnet ditt kjem i rulleteksten på dei episodane du klipper.</p>
<p>Vi ber deg skrive under og sende eitt eksemplar i retur innan 20. januar.</p>
${html(
  signaturer(
    [
      {
        rolle: 'Helsing NRK Vestland',
        navn: 'Margunn Hestenesøyri',
        under: 'Margunn Hestenesøyri, redaksjonssjef',
        signert: true,
      },
      {
        rolle: 'Eg tek imot tilbodet',
        navn: 'Sigbjørn Myklestølen',
        under: 'Sigbjørn Myklestølen &nbsp; dato: <i>16/1-23</i>',
        signert: true,
        farge: '#222',
      },
    ],
    '',
  ),
)}</section>`,
  },
)

export const nrk: readonly Dokument[] = [w13, w14]
