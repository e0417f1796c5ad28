// A standard form in the manner of the unions, two-column agreements, NRK, and two papers that are no agreement.
import * as b from './bank.ts'
import {
  delt,
  klausul,
  orgnr,
  type Person,
  person,
  punkter,
  rader,
  reg,
  type Skrevet,
  side,
  signert,
  stil,
  telefon,
} from './felles.ts'
import { penn } from './hand.ts'
import { memo, parafer, sigpar, sigstil, skrevet, spalter } from './maler.ts'

const normal =
  stil(`.ark{padding:15mm 17mm 12mm;font:9pt/1.4 Liberation,sans-serif}.ark h1{font-size:17pt;text-align:center;border:.5mm solid #000;border-bottom:0;padding:2.5mm 0 0}.ut{text-align:center;border:.5mm solid #000;border-top:0;padding-bottom:2mm;margin-bottom:3mm;font-size:8.4pt}
.gr{display:grid;grid-template-columns:1fr 1fr;border:.25mm solid #000}.gr>div{border:.25mm solid #000;padding:1mm 2mm 1.4mm;min-height:12mm}.gr .hel{grid-column:1/3}.gr small{display:block;font-size:7.2pt;font-weight:700}.gr span{font-size:10.2pt;font-family:'DejaVu Sans Mono',monospace;font-size:9pt}
.ark h2{font-size:9.4pt;margin:3mm 0 .6mm}.p{padding-left:9mm;text-indent:-9mm}.p .n{display:inline-block;width:9mm;text-indent:0;font-weight:400}.bn{position:absolute;bottom:6mm;left:17mm;right:17mm;font-size:7pt;display:flex;justify-content:space-between}${sigstil}.pf{position:absolute;right:17mm;bottom:10mm}`)

type Normalfelt = {
  selskap: string
  leder: string
  p: Person
  produksjon: string
  type: string
  funksjon: string
  omfang: string
  tid: string
  lonn: string
  hand?: string
}
/** The first page: the numbered boxes; with `hand` they are filled in by hand. */
function forside(f: Normalfelt, av: number): string {
  const v = (tekst: string, mm = 5.4) => (f.hand ? penn(tekst, f.hand, mm) : `<span>${tekst}</span>`)
  return `<h1>NORMALKONTRAKT FOR FILMARBEIDERE</h1><div class="ut">Til bruk ved midlertidig ansettelse i film- og fjernsynsproduksjon · utgave F 2018</div><div class="gr">
<div><small>1. Arbeidsgiver</small>${v(f.selskap)}</div><div><small>2. Organisasjonsnummer</small>${v(orgnr(f.selskap))}</div><div><small>3. Ansvarlig produsent</small>${v(f.leder)}</div><div><small>4. Telefon produksjonskontor</small>${v(telefon(f.selskap))}</div>
<div><small>5. Arbeidstaker</small>${v(f.p.navn)}</div><div><small>6. Fødselsnummer</small>${v(delt(f.p.pnr))}</div><div><small>7. Adresse</small>${v(`${f.p.adresse}, ${f.p.sted}`, 4.6)}</div><div><small>8. Kontonummer</small>${v(f.p.konto)}</div>
<div class="hel"><small>9. Produksjonens tittel og art</small>${v(`${f.produksjon} (${f.type})`)}</div><div class="hel"><small>10. Stilling og arbeidsområde</small>${v(f.funksjon)}</div><div class="hel"><small>11. Omfang (hele produksjonen / episoder / dager)</small>${v(f.omfang)}</div>
<div><small>12. Fra og med – til og med</small>${v(f.tid)}</div><div><small>13. Lønn</small>${v(f.lonn)}</div></div>
<h2>14. Arbeidstid</h2><p>${b.arbeidstid(0)}</p><h2>15. Utbetaling</h2><p>${b.loenn(0)}</p><h2>16. Reise og opphold</h2><p>${b.reise(0)}</p><h2>17. Forsikring og sykdom</h2><p>${b.forsikring(0)} ${b.forsikring(1)}</p>
<div class="bn"><span>Normalkontrakt F 2018</span><span>Side 1 av ${av}</span></div>`
}

const e21 = person('Guro Helene Stjernvang', 'Mellomila 57', '7018 Trondheim')
const d21: Skrevet = {
  fasit: {
    id: 'w5-21',
    form: 'skann',
    language: 'nb',
    template: 'normalkontrakt',
    arbeidstaker: e21.navn,
    produksjonsselskap: 'Munkvika Drama AS',
    registreringer: [reg('Siste vitne', 'maskør', 'kostyme', 4)],
    rettighetsklausul: klausul('1a'),
    signaturer: signert(false, false),
    personnummer_i_dokumentet: e21.pnr,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'Side 3 av 3, der underskriftene skulle stått, er ikke med.',
  },
  papirer: [
    {
      navn: 'normalkontrakt maske.pdf',
      slag: 'skann',
      slitasje: { skjev: 0.7 },
      stil: normal,
      html:
        side(
          forside(
            {
              selskap: 'Munkvika Drama AS',
              leder: 'Steinar Ubostad',
              p: e21,
              produksjon: 'SISTE VITNE',
              type: 'dramaserie',
              funksjon: 'Maskør',
              omfang: 'Hele serien, fire episoder à 45 min',
              tid: '08.02.2021 – 28.05.2021',
              lonn: 'kr 15 400 per uke',
            },
            3,
          ) + parafer(e21.navn),
        ) +
        side(`<h2>18. Opphavsrett</h2>${punkter(18, b.standard.a, 'For arbeidstakere som ikke omfattes av første punkt, gjelder åndsverkloven § 71.')}<h2>19. Navngivelse</h2><p>${b.kreditering(0)}</p><h2>20. Taushetsplikt</h2><p>${b.taushet(0)} ${b.taushet(1)}</p><h2>21. Arbeidsmiljø</h2><p>${b.hms(0)} ${b.hms(1)}</p><h2>22. Avbrudd</h2><p>${b.mislighold(1)}</p><h2>23. Mislighold</h2><p>${b.mislighold(0)}</p><h2>24. Tvister</h2><p>${b.tvist(0)}</p>
<h2>25. Særlige avtaler</h2><p>Arbeidstakeren holder egen maskekasse og får kr 350 per uke for den. Forbruksmateriell kjøpes inn av produksjonen. Parykkmaker Tove Einarsmo er engasjert særskilt.</p><p style="margin-top:5mm"><i>Underskrifter på neste side.</i></p><div class="bn"><span>Normalkontrakt F 2018</span><span>Side 2 av 3</span></div>${parafer(e21.navn)}`),
    },
  ],
}

const e22 = person('Ola Martin Tessemgård', 'Ole Nordgaards veg 14', '7049 Trondheim')
const d22: Skrevet = {
  fasit: {
    id: 'w5-22',
    form: 'digital',
    language: 'nb',
    template: 'normalkontrakt med tillegg',
    arbeidstaker: e22.navn,
    produksjonsselskap: 'Rødtind Serier AS',
    registreringer: [reg('Elveosen (sesong 1)', 'lydsjef', 'lyd', 5)],
    rettighetsklausul: klausul('1a'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e22.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tillegget setter ned omfanget fra åtte til fem episoder; lydsjef er godkjent, klausul 1a, alt signert av begge.',
  },
  papirer: [
    {
      navn: 'Elveosen lydsjef – kontrakt m tillegg.pdf',
      slag: 'digital',
      stil: normal,
      html:
        side(
          forside(
            {
              selskap: 'Rødtind Serier AS',
              leder: 'Mattis Grøtan-Lie',
              p: e22,
              produksjon: 'Elveosen, første sesong',
              type: 'TV-drama, 8 episoder',
              funksjon: 'Lydsjef (opptak)',
              omfang: 'Samtlige åtte episoder',
              tid: '17.08.2020 – 11.12.2020',
              lonn: 'kr 16 900 per uke',
            },
            3,
          ),
        ) +
        side(`<h2>18. Opphavsrett</h2><p>Opphavsrettigheter for medlemmer av NFF med forvaltningskontrakt med F©R: «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R» (29.10.2016) legges til grunn. Den går foran normalkontrakten.</p><h2>19. Navngivelse</h2><p>${b.kreditering(0)}</p><h2>20. Taushetsplikt</h2><p>${b.taushet(0)}</p><h2>21. Arbeidsmiljø</h2><p>${b.hms(1)}</p><h2>22. Avbrudd og mislighold</h2><p>${b.mislighold(0)} ${b.mislighold(1)}</p><h2>23. Tvister</h2><p>${b.tvist(0)}</p><h2>24. Underskrift</h2><p>Trondheim, 10. august 2020</p>
${sigpar({ tittel: 'Arbeidsgiver', navn: 'Mattis Grøtan-Lie' }, { tittel: 'Arbeidstaker', navn: e22.navn })}<div class="bn"><span>Normalkontrakt F 2018</span><span>Side 2 av 3</span></div>`) +
        side(`<h1>TILLEGG</h1><div class="ut">til normalkontrakt av 10. august 2020</div><p>Arbeidsgiver: Rødtind Serier AS. Arbeidstaker: ${e22.navn}. Produksjon: Elveosen, første sesong.</p>
<h2>1. Endret omfang</h2><p>Opptakene ble stanset i uke 44 og gjenopptatt 18. januar 2021. Arbeidstakeren var da bundet av annen produksjon. I rubrikk 11 settes derfor «fem episoder (1–5)» i stedet for «samtlige åtte episoder». Episode 6, 7 og 8 tas opp av lydsjef Sigrun Belbuan.</p>
<h2>2. Sluttoppgjør</h2><p>Arbeidstakeren har mottatt lønn for 11 uker. Det betales i tillegg to ukers lønn, kr 33 800, for avkortet engasjement.</p><h2>3. For øvrig</h2><p>Rubrikk 14 til 24 gjelder uendret.</p><p style="margin-top:8mm">Trondheim, 4. januar 2021</p>
${sigpar({ tittel: 'Arbeidsgiver', navn: 'Mattis Grøtan-Lie' }, { tittel: 'Arbeidstaker', navn: e22.navn })}<div class="bn"><span>Normalkontrakt F 2018</span><span>Side 3 av 3</span></div>`),
    },
  ],
}

const e23 = person('Are Kristian Bjørgan', 'Seljevegen 5', '7580 Selbu')
const d23: Skrevet = {
  fasit: {
    id: 'w5-23',
    form: 'foto',
    language: 'nb',
    template: 'normalkontrakt',
    arbeidstaker: e23.navn,
    produksjonsselskap: 'Gråtind Serier AS',
    registreringer: [reg('Grensevakten', 'lysansvarlig og førsteassistent', 'ingen', 10)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e23.pnr,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse:
      'Verken lysansvarlig eller førsteassistent er en godkjent fagfunksjon; rettighetene er i tillegg overdratt.',
  },
  papirer: [
    {
      navn: '20210407_181522.jpg',
      slag: 'foto',
      slitasje: { skygge: 0.35, uskarp: 0.25 },
      stil: normal,
      html:
        side(
          forside(
            {
              selskap: 'Gråtind Serier AS',
              leder: 'Camilla Dørumsgard',
              p: e23,
              produksjon: 'Grensevakten',
              type: 'dramaserie',
              funksjon: 'Lysansvarlig og førsteassistent',
              omfang: '10 episoder',
              tid: '12/4 - 27/8 2021',
              lonn: '14 100 per uke',
              hand: 'Camilla Dørumsgard',
            },
            2,
          ),
        ) +
        side(`<h2>18. Rettigheter</h2><p>Arbeidsgiver blir eneeier av alt arbeidstakeren frembringer, og alle rettigheter til dette går over på arbeidsgiver ettersom de oppstår. Overgangen er fullstendig og uten begrensning i tid, rom, medium eller eksemplartall, og omfatter endring og videresalg. Lønnen etter rubrikk 13 er hele vederlaget. Arbeidstakeren kan ikke kreve tilleggsvederlag av noen art, verken direkte eller gjennom organisasjon.</p><h2>19. Navngivelse</h2><p>${b.kreditering(1)}</p><h2>20. Taushetsplikt</h2><p>${b.taushet(0)}</p><h2>21. Arbeidsmiljø</h2><p>${b.hms(1)}</p><h2>22. Avbrudd</h2><p>${b.mislighold(1)}</p><h2>23. Tvister</h2><p>${b.tvist(1)}</p><h2>24. Underskrift</h2>
${sigpar({ tittel: 'Arbeidsgiver, 7/4 2021', navn: 'Camilla Dørumsgard' }, { tittel: 'Arbeidstaker, 7/4 2021', navn: e23.navn })}<div class="bn"><span>Normalkontrakt F 2018 (tilpasset)</span><span>Side 2 av 2</span></div>`),
    },
  ],
}

const e24 = person('Camilla Rasch Vollan', 'Sandakerveien 35 A', '0477 Oslo')
const d24: Skrevet = {
  fasit: {
    id: 'w5-24',
    form: 'digital',
    language: 'nb',
    template: 'tospalte',
    arbeidstaker: e24.navn,
    produksjonsselskap: 'Sjokkrosa TV AS',
    registreringer: [reg('Hus på hengeren (sesong 2)', 'redaktør', 'tvRedaktor', 8)],
    rettighetsklausul: klausul('motstridende'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e24.pnr,
    forventet: 'UNDER BEHANDLING',
    begrunnelse:
      'Klausul 1b på første side strider mot full overdragelse i de generelle vilkårene punkt 7; må avklares.',
  },
  papirer: [
    {
      navn: 'HPHENG2 redaktør Vollan.pdf',
      slag: 'digital',
      stil: spalter,
      html:
        side(
          `<h1>Kontrakt – medarbeider i underholdningsproduksjon</h1><table>${rader(
            ['Selskap', `Sjokkrosa TV AS, org.nr. ${orgnr('Sjokkrosa TV AS')}`],
            ['Medarbeider', `${e24.navn}, ${e24.adresse}, ${e24.sted}`],
            ['Fødselsnummer', e24.pnr],
            ['Produksjon', 'Hus på hengeren, 2. sesong (TV 2), 8 × 43 min'],
            ['Funksjon', 'Redaktør'],
            ['Episoder', 'Alle åtte'],
            ['Periode', '3. januar – 10. juni 2022'],
            ['Lønn', 'kr 54 000 per måned'],
            ['Særvilkår', b.standard.b],
          )}</table><p>Kontrakten består av denne siden og Sjokkrosas generelle vilkår. Ved signering bekreftes at vilkårene er lest.</p>${sigpar({ tittel: 'Oslo, 14.12.2021', navn: 'Pernille Haugsvær', under: 'for Sjokkrosa TV AS' }, { tittel: 'Oslo, 15.12.2021', navn: e24.navn, under: 'medarbeider' })}<div class="bn">1/2</div>`,
        ) +
        side(
          `<h1 style="margin-bottom:3mm">Generelle vilkår</h1><div class="to"><h2>1. Arbeidets art</h2><p>Medarbeideren arbeider under redaksjonell ledelse av ansvarlig redaktør og følger selskapets etiske regler. Selskapet kan gi andre oppgaver innenfor samme produksjon.</p><h2>2. Arbeidstid</h2><p>${b.arbeidstid(1)}</p><h2>3. Lønn</h2><p>${b.loenn(0)}</p><h2>4. Reise</h2><p>${b.reise(1)}</p><h2>5. Sykdom og forsikring</h2><p>${b.forsikring(1)} ${b.forsikring(0)}</p><h2>6. Bierverv</h2><p>Medarbeideren kan ikke ha oppdrag for konkurrerende program i perioden uten samtykke.</p><h2>7. Opphavsrett</h2><p>Selskapet erverver uten tidsbegrensning og for hele verden enhver rett til det materiale Medarbeideren skaper eller medvirker til, derunder formatideer, titler og manus. Selskapet kan fritt utnytte, endre og overdra rettighetene videre. Med den avtalte lønnen er alle krav på vederlag for slik utnyttelse endelig gjort opp, og Medarbeideren har ikke krav på andel av vederlag selskapet eller kringkasteren mottar.</p><h2>8. Navngivelse</h2><p>${b.kreditering(1)}</p><h2>9. Taushetsplikt</h2><p>${b.taushet(0)} Plikten omfatter særlig utfallet av konkurranser.</p><h2>10. Arbeidsmiljø</h2><p>${b.hms(0)}</p><h2>11. Avbrudd</h2><p>${b.mislighold(1)}</p><h2>12. Tvister</h2><p>${b.tvist(1)}</p></div><div class="bn">2/2</div>`,
        ),
    },
  ],
}

const e25 = person('Hanne-Lovise Frengstad', 'Parkveien 60', '7030 Trondheim')
const d25: Skrevet = {
  fasit: {
    id: 'w5-25',
    form: 'skann',
    language: 'nb',
    template: 'tospalte',
    arbeidstaker: e25.navn,
    produksjonsselskap: 'Gråtind Serier AS',
    registreringer: [reg('Prosjekt Tinnsoldat', 'klipper', 'klipp', 3)],
    rettighetsklausul: klausul('buy-out'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e25.pnr,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse: 'Avtalen har bare arbeidstittelen Prosjekt Tinnsoldat, som ikke finnes i registeret.',
  },
  papirer: [
    {
      navn: 'Scan_0093.pdf',
      slag: 'skann',
      slitasje: { dpi: 200 },
      stil: spalter,
      html: side(`<h1>Oppdragsavtale – klipp</h1><table>${rader(
        ['Oppdragsgiver', `Gråtind Serier AS, ${orgnr('Gråtind Serier AS')}`],
        ['Oppdragstaker', `${e25.navn}, ${e25.adresse}, ${e25.sted}. Personnummer ${e25.pnr}`],
        ['Prosjekt', '«Prosjekt Tinnsoldat» (arbeidstittel), dramaserie'],
        ['Oppdrag', 'Klipper på episode 6–8, 13 uker fra 6. september 2021'],
        ['Honorar', 'kr 214 500 ekskl. mva., inkludert feriepenger'],
      )}</table><div class="to"><h2>1 Gjennomføring</h2><p>Oppdragstakeren klipper i oppdragsgivers lokaler og deltar på gjennomsyn med kringkaster. Bildet skal være låst senest 3. desember 2021.</p><h2>2 Betaling</h2><p>${b.loenn(1)}</p><h2>3 Rettigheter</h2><p>Alle rettigheter til resultatet av oppdraget tilfaller oppdragsgiver fullt ut når honoraret er betalt. Oppdragsgiver kan utnytte resultatet på enhver måte, nå kjent eller ikke, i ubegrenset tid og i alle land, og overdra retten til andre. Oppdragstakeren gir avkall på ytterligere vederlag.</p><h2>4 Ansvar</h2><p>Oppdragstakeren er selvstendig næringsdrivende og har egen oppdragsansvarsforsikring.</p><h2>5 Fortrolighet</h2><p>Prosjektets tittel, tema og kringkaster er hemmelig til pressemelding er sendt. ${b.taushet(1)}</p><h2>6 Navngivelse</h2><p>${b.kreditering(1)}</p><h2>7 Avbestilling</h2><p>Avbestilles oppdraget mindre enn 21 dager før oppstart, betales 40 % av honoraret.</p><h2>8 Tvist</h2><p>${b.tvist(1)}</p></div>
${sigpar({ tittel: 'Oppdragsgiver', navn: 'Camilla Dørumsgard', under: 'Oslo, 20.08.2021' }, { tittel: 'Oppdragstaker', navn: e25.navn, under: 'Trondheim, 23.08.2021' })}`),
    },
  ],
}

const e26 = person('Fionnuala Brennagh', 'Kirkegata 9', '0153 Oslo')
const d26: Skrevet = {
  fasit: {
    id: 'w5-26',
    form: 'skann',
    language: 'en',
    template: 'deal memo',
    arbeidstaker: e26.navn,
    produksjonsselskap: 'Gråtind Serier AS',
    registreringer: [reg('Tunnelbyggerne', 'Production Designer', 'scenograf', null)],
    rettighetsklausul: klausul('EN'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e26.pnr,
    forventet: 'FYLL INN EPISODER',
    begrunnelse: 'Arbeidet er oppgitt i bolker og uker; hvor mange episoder designeren har, står ikke.',
  },
  papirer: [
    {
      navn: 'scan production designer.pdf',
      slag: 'skann',
      slitasje: { dpi: 300 },
      stil: memo,
      html: side(`<h1>CREW DEAL MEMO</h1><table>${rader(
        ['Production', 'TUNNELBYGGERNE (“The Tunnel Builders”), drama series for television'],
        ['Company', `Gråtind Serier AS, org. no. ${orgnr('Gråtind Serier AS')}`],
        ['Name', e26.navn],
        ['Address', `${e26.adresse}, ${e26.sted}`],
        ['Norwegian ID no.', delt(e26.pnr)],
        ['Position', 'Production Designer'],
        ['Engagement', 'Block 2 only: 6 weeks of prep, 27 shooting days, 1 week of wrap'],
        ['Dates', '19 August – 29 November 2019'],
        ['Salary', 'NOK 18,300 per week'],
        ['Reports to', 'Line producer Jens Aril Morkved; director Birthe Sandø'],
      )}</table><h2>1. Working conditions</h2><p>${b.en.hours} ${b.en.conduct}</p><h2>2. Copyright</h2><p>The copyright of members of Norsk filmforbund (NFF) who have signed a management contract with F©R is governed by the “Agreement on rights” between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29 October 2016. Nothing in this memo transfers more than that agreement allows.</p><h2>3. Drawings and models</h2><p>Set drawings and models are the property of the Company as physical objects. The Crew Member may keep copies for a portfolio.</p><h2>4. Travel, credit, confidentiality</h2><p>${b.en.travel} ${b.en.credit} ${b.en.confidentiality}</p><h2>5. Law</h2><p>${b.en.law}</p>
${sigpar({ tittel: 'For the Company', navn: 'Jens Aril Morkved', under: 'Oslo, 1 July 2019' }, { tittel: 'Crew Member', navn: e26.navn, under: 'Oslo, 1 July 2019' })}`),
    },
  ],
}

const nrk =
  stil(`.ark{padding:20mm 24mm;font:10pt/1.45 Liberation,sans-serif}.hd{display:flex;justify-content:space-between;margin-bottom:10mm;font-size:8.6pt}.hd b{font-size:22pt;letter-spacing:2px}.ark h1{font-size:14pt;margin:5mm 0 3mm}.ark h2{font-size:10pt;margin:3.4mm 0 .6mm}
.ark th,.ark td{padding:1mm 2mm 1mm 0;font-size:9.6pt}.ark th{width:44mm;font-weight:400;color:#444}.bn{position:absolute;bottom:9mm;left:24mm;font-size:7.5pt;color:#555}${sigstil}`)

const e27 = person('Torunn Oksavik', 'Øvrevegen 31', '7803 Namsos')
const d27: Skrevet = {
  fasit: {
    id: 'w5-27',
    form: 'digital',
    language: 'nn',
    template: 'nrk-engasjement',
    arbeidstaker: e27.navn,
    produksjonsselskap: 'NRK',
    registreringer: [reg('Folk i fjæra', 'regissør', 'regi', 3)],
    rettighetsklausul: klausul('NRK'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e27.pnr,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Engasjement i NRK etter NRKs egne regler; regi på tre av åtte episoder, og begge har signert.',
  },
  papirer: [
    {
      navn: 'NRK engasjement 2020-4471.pdf',
      slag: 'digital',
      stil: nrk,
      html: side(`<div class="hd"><b>NRK</b><div>NRK, org.nr. ${orgnr('NRK')}<br>Distrikt Midt, 7005 Trondheim<br>Ref. 2020-4471</div></div><p>${e27.navn}<br>${e27.adresse}, ${e27.sted}<br>Fødselsnummer ${e27.pnr}</p>
<h1>Engasjementskontrakt</h1><table>${rader(['Program', 'Folk i fjæra, dokumentarserie i åtte delar'], ['Funksjon', 'Regissør'], ['Episodar', 'Dei tre fyrste'], ['Tidsrom', '1. september 2020 – 26. februar 2021'], ['Stilling', '100 prosent, mellombels, jf. arbeidsmiljølova § 14-9'], ['Månadsløn', 'kr 51 700'], ['Stasjon', 'Steinkjer'], ['Næraste leiar', 'Redaksjonssjef Jorid Fiskum Aal'])}</table>
<h2>1 Arbeidstid og ferie</h2><p>Arbeidstida er 35,5 timar i veka etter turnus. Feriepengar er 12 prosent. Overtid og ubekvem tid blir betalt etter overeinskomsten.</p><h2>2 Opphavsrett</h2><p>NRK får rett til å sende programmet og gjere det tilgjengeleg i alle NRK-tenester i samsvar med overeinskomstane NRK har inngått med organisasjonane. Bruk utanfor NRK, sal og vidaresending blir godtgjord etter dei same avtalane.</p><h2>3 Etikk</h2><p>Kontrakten byggjer på Ver varsam-plakaten og NRK si etikkhandbok. Bierverv skal meldast til næraste leiar.</p><h2>4 Sjukdom, pensjon og forsikring</h2><p>Du er medlem av pensjonskassa frå fyrste dag. ${b.nn.forsikring}</p><h2>5 Teieplikt og oppseiing</h2><p>${b.nn.taushet} Engasjementet går ut utan oppseiing.</p>
<p style="margin-top:4mm">Trondheim, 20. august 2020</p>${sigpar({ tittel: 'For NRK', navn: 'Jorid Fiskum Aal' }, { tittel: 'Engasjert', navn: e27.navn })}<div class="bn">Kontrakten er skriven ut i to eksemplar.</div>`),
    },
  ],
}

const e28 = person('Daniel Rikstad', 'Erling Skakkes gate 49', '7012 Trondheim')
const d28: Skrevet = {
  fasit: {
    id: 'w5-28',
    form: 'foto',
    language: 'nb',
    template: 'nrk-engasjement',
    arbeidstaker: e28.navn,
    produksjonsselskap: 'NRK',
    registreringer: [reg('Måneklubben', 'redigerer', 'klipp', null)],
    rettighetsklausul: klausul('NRK'),
    signaturer: signert(true, true),
    personnummer_i_dokumentet: e28.pnr,
    forventet: 'FYLL INN EPISODER',
    begrunnelse:
      'Engasjementet i NRK er oppgitt i uker, og serien har flere episoder; antallet må fylles inn.',
  },
  papirer: [
    {
      navn: 'nrk måneklubben.jpg',
      slag: 'foto',
      stil: nrk,
      html: side(`<div class="hd"><b>NRK</b><div>org.nr. ${orgnr('NRK')}<br>NRK Super, Oslo</div></div><h1>Avtale om tidsbegrenset engasjement</h1><p>Det er i dag inngått avtale mellom NRK som arbeidsgiver og</p><table>${rader(['Navn', e28.navn], ['Fødselsnummer', delt(e28.pnr)], ['Adresse', `${e28.adresse}, ${e28.sted}`], ['Arbeid', 'Redigerer på barneserien Måneklubben'], ['Varighet', '11 uker, 3. januar – 18. mars 2022'], ['Lønn', 'Lønnstrinn 38, kr 46 300 per måned'], ['Vikar for', 'Ingrid Melhusvik, som har permisjon'])}</table>
<h2>Rettigheter</h2><p>Opphavsrett og nærstående rettigheter reguleres av den til enhver tid gjeldende særavtalen mellom NRK og arbeidstakerorganisasjonene om bruk av NRKs egenproduksjoner. NRK kan arkivere, bearbeide og gjenbruke materialet i egne publiseringskanaler.</p><h2>Arbeidstid</h2><p>Gjennomsnittlig 35,5 timer per uke. Oppsatt plan gis minst 14 dager før.</p><h2>Plikter</h2><p>Den engasjerte følger NRKs personalreglement, sikkerhetsinstruks og etiske regler. ${b.taushet(2)}</p><h2>Opphør</h2><p>Engasjementet opphører uten oppsigelse ved periodens utløp. I de første seks ukene er det gjensidig prøvetid med 14 dagers oppsigelse.</p>
<p style="margin-top:5mm">Oslo, 21.12.2021</p>${sigpar({ tittel: 'NRK', navn: 'Trine Lise Aamodtmyr', under: 'prosjektleder' }, { tittel: 'Den engasjerte', navn: e28.navn })}`),
    },
  ],
}

const e29 = person('Gaute Reinsfjell', 'Tøyengata 19 C', '0190 Oslo')
const d29: Skrevet = {
  fasit: {
    id: 'w5-29',
    form: 'digital',
    language: 'nb',
    template: 'faktura',
    arbeidstaker: e29.navn,
    produksjonsselskap: 'Ilabekken Produksjon AS',
    registreringer: [reg('Loppemarkedet (sesong 2)', 'klipp', 'klipp', 3)],
    rettighetsklausul: klausul('ikke_kontrakt'),
    signaturer: signert(false, false),
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'En faktura med oppdragstakerens egne vilkår viser arbeidet, men er ingen avtale og er ikke signert.',
  },
  papirer: [
    {
      navn: 'Faktura 2023-014.pdf',
      slag: 'digital',
      stil: skrevet,
      html: side(`<div style="display:flex;justify-content:space-between"><div><b style="font-size:14pt">Reinsfjell Klipp ENK</b><br>v/ ${e29.navn}<br>${e29.adresse}, ${e29.sted}<br>Org.nr. ${orgnr('Reinsfjell Klipp ENK')} MVA</div><div style="text-align:right"><h1>FAKTURA</h1>Nr. 2023-014<br>Dato 31.03.2023<br>Forfall 30.04.2023</div></div><p style="margin-top:8mm">Til: Ilabekken Produksjon AS<br>v/ Siri Bakkland Tesli<br>${orgnr('Ilabekken Produksjon AS')}</p>
<table><tr><th>Beskrivelse</th><th>Antall</th><th>Sats</th><th>Sum</th></tr><tr><td>Klipp «Loppemarkedet» sesong 2, episode 4, 5 og 6</td><td>21 dager</td><td>3 600</td><td>75 600</td></tr><tr><td>Rettelser etter gjennomsyn ep. 5</td><td>2 dager</td><td>3 600</td><td>7 200</td></tr><tr><td>Lagring, 12 uker</td><td>12</td><td>150</td><td>1 800</td></tr><tr><td>Sum eks. mva.</td><td></td><td></td><td>84 600</td></tr><tr><td>Mva. 25 %</td><td></td><td></td><td>21 150</td></tr><tr><td><b>Å betale</b></td><td></td><td></td><td><b>105 750</b></td></tr></table><p style="margin-top:4mm">Kontonummer ${e29.konto}. Merk betalingen med fakturanummer.</p>
<h2>Vilkår</h2><p>Ved forsinket betaling påløper forsinkelsesrente. Prosjektfiler slettes 90 dager etter levering. Bruksrett til klippet går over når fakturaen er betalt. Innsigelser må fremsettes innen 8 dager.</p>`),
    },
  ],
}

const e30 = person('Ingeborg Moldskred', 'Heimdalsvegen 80', '7081 Sjetnemarka')
const d30: Skrevet = {
  fasit: {
    id: 'w5-30',
    form: 'foto',
    language: 'nb',
    template: 'dagsplan',
    arbeidstaker: e30.navn,
    produksjonsselskap: 'Kjellerstua Film AS',
    registreringer: [reg('Ulveunger 2 – Tilbake til Femund', 'A-foto', 'foto', null)],
    rettighetsklausul: klausul('ikke_kontrakt'),
    signaturer: signert(false, false),
    personnummer_i_dokumentet: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'En dagsplan med merket navn viser deltakelse, men er ingen signert avtale.',
  },
  papirer: [
    {
      navn: 'dagsplan dag 14.jpg',
      slag: 'foto',
      stil: skrevet,
      html: side(`<h1>DAGSPLAN 14 av 32 – ULVEUNGER 2 (TILBAKE TIL FEMUND)</h1><p>Kjellerstua Film AS · torsdag 18. august 2022 · Oppmøte 07:30 · Kamera 09:00 · Lunsj 13:00 · Wrap 18:30</p>
<table><tr><th>Scene</th><th>Beskrivelse</th><th>Sted</th><th>Rolle</th><th>Sider</th></tr><tr><td>41</td><td>EXT. Barna finner sporet</td><td>Elgåvika</td><td>1, 2, 4</td><td>2 3/8</td></tr><tr><td>42A</td><td>EXT. Tåka kommer</td><td>Elgåvika</td><td>1, 2, 4</td><td>1 1/8</td></tr><tr><td>57</td><td>INT. Båten, kveld</td><td>Naustet</td><td>1, 3</td><td>3 4/8</td></tr></table><h2>Stab</h2>
<table><tr><th>Funksjon</th><th>Navn</th><th>Oppmøte</th><th>Telefon</th></tr><tr><td>Regi</td><td>Bjørn Inge Sakrismo</td><td>07:30</td><td>${telefon('Bjørn Inge')}</td></tr><tr><td>Innspillingsleder</td><td>Mona Aasegg</td><td>07:00</td><td>${telefon('Mona')}</td></tr><tr style="background:#fff27a"><td>A-foto</td><td><b>${e30.navn}</b></td><td>07:45</td><td>${e30.tlf}</td></tr><tr><td>B-foto</td><td>Henry Tranås</td><td>07:45</td><td>${telefon('Henry')}</td></tr><tr><td>Lyd</td><td>Kjersti Momyr</td><td>08:00</td><td>${telefon('Kjersti')}</td></tr><tr><td>Maskør</td><td>Rita Solligård</td><td>06:45</td><td>${telefon('Rita')}</td></tr></table>
<p style="margin-top:4mm">Vær: skyet, 14 grader, mulig tåke til kl. 10. Husk redningsvest i båt. Nødnummer: produksjonsleder ${telefon('produksjonsleder')}. Dagsplanen er fortrolig.</p>`),
    },
  ],
}

export const del3 = [d21, d22, d23, d24, d25, d26, d27, d28, d29, d30]
