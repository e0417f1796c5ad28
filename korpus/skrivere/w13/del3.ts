import { ark, begge, delt, fnr, haand, type Kontrakt, klausul, konto, rad, skrift, tre } from '../hjelp.ts'
import { en1a, en1b } from './del1.ts'
import { strek } from './hjelp.ts'
import { nummer } from './register.ts'

const f17 = fnr(24, 7, 1996, 520)
const plan = 'OK TMR HB TMR TMR OK HB TMR OK TMR HB OK TMR HB TMR OK'.split(' ')
const k17: Kontrakt = {
  fasit: {
    id: 'w13-17',
    form: 'foto',
    language: 'nb',
    template: 'avtale med klippeplan, én linje pr. episode',
    arbeidstaker: 'Thea Marlene Rykkje',
    produksjonsselskap: 'Kvitsprett TV AS',
    registreringer: [rad('Øya uten klokke', 'delklipper', 'klipp', 7)],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: f17,
    forventet: 'BEHANDLET',
    begrunnelse: 'TMR står på sju linjer i planen: 12, 14, 15, 18, 20, 23 og 25.',
  },
  papirer: [
    {
      navn: 'bilde klippeplan.jpg',
      slag: 'foto',
      slitasje: { skjev: 0.9, uskarp: 0.1, korn: 0.25, skygge: 0.25 },
      stil: `.ark{padding:15mm 18mm;font:10pt/1.35 "Liberation Sans"} h1{font-size:14pt;margin:0 0 2mm} p{margin:0 0 2mm} table{border-collapse:collapse;width:100%;margin:2mm 0} td,th{border:.8pt solid #333;padding:1mm 2mm;text-align:left;height:6.4mm} .sig{display:flex;gap:14mm;margin-top:4mm}.sig>div{flex:1}.s{height:15mm;border-bottom:.9pt solid #000}`,
      html: ark(`<h1>Avtale og klippeplan – «Øya uten klokke» sesong 3</h1>
<p>Kvitsprett TV AS (org.nr. ${tre(nummer('Kvitsprett TV AS'))}) og Thea Marlene Rykkje, f.nr. ${delt(f17)}, avtaler at Thea er delklipper på sesongen. Den har 30 episoder. Hun klipper de episodene der TMR står i planen. Episodene utenfor planen er klippet. Ukelønn kr 13 200 i uke 14–24 2022, konto ${konto(37_715)}.</p>
<table><tr><th>Ep.</th><th>Tema</th><th>Grovklipp</th><th>Låst bilde</th><th>Klippes av</th></tr>
${plan
  .map(
    (hvem, i) =>
      `<tr><td>${11 + i}</td><td>${['Flåten', 'Stormnatta', 'Ny leder', 'Matløst', 'Brevene', 'Bålet', 'Hyttebytte', 'Fellestinget', 'Øyråd 3', 'Utbryterne', 'Kjærestene', 'Loggboka', 'Fiskeliv', 'Veddemålet', 'Øyråd 4', 'Regnet'][i]}</td><td>uke ${14 + Math.floor(i / 2)}</td><td>uke ${16 + Math.floor(i / 2)}</td><td>${haand(hvem, 20)}</td></tr>`,
  )
  .join('')}</table>
<p>OK er Otto Kjelstrup, HB er Helle Braathen.</p><p>${en1b}</p><p>Vinneren er hemmelig. Oppsigelsestid er 14 dager.</p>
<div class="sig"><div><div class="s">${strek('Jorunn Ask Vold', '#111')}</div>Oslo 28.03.2022<br>for Kvitsprett TV AS, Jorunn Ask Vold</div><div><div class="s">${strek('Thea M Rykkje', '#1b2f8b')}</div>Oslo 28.03.2022<br>Thea Marlene Rykkje</div></div>`),
    },
  ],
}

const f18 = fnr(9, 10, 1987, 404)
const k18: Kontrakt = {
  fasit: {
    id: 'w13-18',
    form: 'skann',
    language: 'nb',
    template: 'avtale i to spalter om to sesonger',
    arbeidstaker: 'Gunvor Elise Tåsåsen',
    produksjonsselskap: 'Havsule Film & TV AS',
    registreringer: [
      rad('Ishavsrussen', 'redigerer', 'klipp', 4),
      rad('Ishavsrussen', 'redigerer', 'klipp', 5),
    ],
    rettighetsklausul: klausul('1a'),
    signaturer: begge,
    personnummer_i_dokumentet: f18,
    forventet: 'BEHANDLET',
    begrunnelse: 'Partallsepisodene i sesong 1 (8 episoder) og sesong 2 (10 episoder): fire og fem.',
  },
  papirer: [
    {
      navn: 'Skannet_avtale_ishavsrussen.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, uskarp: 0.1, korn: 0.3 },
      stil: `.ark{padding:18mm 18mm;font:10pt/1.42 "Liberation Serif"} h1{font:bold 16pt "Liberation Sans";margin:0 0 5mm} .sp{columns:2;column-gap:9mm;column-rule:.5pt solid #888} h2{font:bold 9.6pt "Liberation Sans";margin:3mm 0 1mm;break-after:avoid} p{margin:0 0 2mm} .sig{display:flex;gap:16mm;margin-top:12mm}.sig>div{flex:1}.s{height:16mm;border-bottom:.9pt solid #000}`,
      html: ark(`<h1>Avtale om redigering</h1><div class="sp">
<h2>Partene</h2><p>Havsule Film & TV AS, organisasjonsnummer ${nummer('Havsule Film & TV AS')}, Fiskeribrygga 2, 9900 Kirkenes.</p><p>Gunvor Elise Tåsåsen, personnummer ${f18}, Solheimsveien 19, 9900 Kirkenes.</p>
<h2>Seriene</h2><p>«Ishavsrussen» følger avgangselever i Kirkenes. TV 2 har bestilt to sesonger på én gang: sesong 1 med 8 episoder og sesong 2 med 10 episoder, alle på 28 minutter.</p>
<h2>Oppgaven</h2><p>Gunvor er redigerer i begge sesongene. Hun tar episodene med partall (2, 4, 6 og så videre). Hauk Sletten tar dem med oddetall. De to bytter ikke uten at regissøren, Ante Mikkel Kvernmo, sier ja.</p>
<h2>Arbeidstid</h2><p>Sesong 1: 2. mai–1. juli 2022. Sesong 2: 8. mai–14. juli 2023. Mellom sesongene har hun ingen plikter.</p>
<h2>Lønn</h2><p>Kr 14 600 i uken. Kr 15 100 i sesong 2. Utbetales den 25. til konto ${konto(66_902)}.</p>
<h2>Opphavsrett</h2><p>${en1a}</p>
<h2>Kreditering</h2><p>Begge redigerere krediteres på alle episoder.</p>
<h2>Russen</h2><p>De som er med i serien, kan kreve å se sine scener før låst bilde. Gunvor retter etter én slik runde uten ekstra lønn.</p>
<h2>Oppsigelse</h2><p>Fire uker. Blir sesong 2 avlyst før 1. april 2023, bortfaller den delen av avtalen.</p></div>
<p style="margin-top:6mm">Kirkenes, 25. april 2022</p>
<div class="sig"><div><div class="s">${strek('Randi Sofie Utne', '#222', 200)}</div>Randi Sofie Utne<br>produsent, Havsule Film & TV AS</div><div><div class="s">${strek('Gunvor Tåsåsen', '#333', 200)}</div>Gunvor Elise Tåsåsen</div></div>`),
    },
  ],
}

const f19 = fnr(1, 1, 1991, 333)
const k19: Kontrakt = {
  fasit: {
    id: 'w13-19',
    form: 'skann',
    language: 'nb',
    template: 'NRK-skjema med to funksjoner',
    arbeidstaker: 'Magnus Aleksander Fjelltun',
    produksjonsselskap: 'NRK',
    registreringer: [
      rad('Ukeslutt for alle', 'fotograf', 'fotoTv', 12),
      rad('Ukeslutt for alle', 'redigerer', 'klipp', 5),
    ],
    rettighetsklausul: klausul('NRK'),
    signaturer: begge,
    personnummer_i_dokumentet: f19,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Fotograf i 12 av 20 sendinger og redigerer i fem; internt NRK-engasjement, signert av begge.',
  },
  papirer: [
    {
      navn: 'NRK_engasjement_Fjelltun.pdf',
      slag: 'skann',
      slitasje: { dpi: 200, uskarp: 0.1, korn: 0.25 },
      stil: `.ark{padding:16mm 18mm;font:9.6pt/1.35 "Liberation Sans"} .t{display:flex;justify-content:space-between;border-bottom:2pt solid #000;padding-bottom:2mm} table{border-collapse:collapse;width:100%;margin-top:4mm} td,th{border:.8pt solid #000;padding:2mm;text-align:left;vertical-align:top} td small,th small{display:block;font-size:7.4pt;font-weight:normal} p{margin:3mm 0} .s{height:17mm}`,
      html: ark(`<div class="t"><b style="font-size:18pt">NRK</b><span><b>Avtale om midlertidig engasjement</b><br>Skjema HR 14 · sendes lønnskontoret</span></div>
<table><tr><td colspan="2"><small>Etternavn, fornavn, mellomnavn</small>Fjelltun, Magnus Aleksander</td><td><small>Fødselsnr.</small>${delt(f19)}</td></tr>
<tr><td><small>Adresse</small>Gamle Riksvei 44, 7550 Hommelvik</td><td><small>Konto</small>${konto(28_551)}</td><td><small>Skattekommune</small>Malvik</td></tr>
<tr><td><small>Enhet</small>NRK Trøndelag</td><td><small>Nærmeste leder</small>Solveig Aune Ramlo</td><td><small>Prosjektnr.</small>230 118</td></tr></table>
<table><tr><th>Program</th><th>Funksjon</th><th>Antall sendinger</th><th>Lønn</th></tr>
<tr><td>Ukeslutt for alle</td><td>fotograf</td><td>12 av 20</td><td>kr 44 900 pr. md.</td></tr>
<tr><td>Ukeslutt for alle</td><td>redigerer</td><td>5 av 20</td><td>samme</td></tr></table>
<table><tr><td><small>Fra</small>6. februar 2023</td><td><small>Til</small>16. juni 2023</td><td><small>Stillingsprosent</small>100</td><td><small>Grunnlag</small>aml. § 14-9 (2) a</td></tr></table>
<p>Programleder er Ingvild Hestnes. Arbeidsplan for 18 uker følger i eget brev.</p>
<p>Opphavsrett: Det som lages i arbeidstiden, kan NRK bruke etter særavtalene mellom NRK og organisasjonene. Vederlag for bruk utenfor NRK følger avtalen mellom NRK og Norsk filmforbund/F©R.</p>
<p>Engasjementet opphører uten oppsigelse på sluttdatoen. NRKs etikkhåndbok er en del av avtalen.</p>
<table><tr><td style="width:50%"><small>For NRK, sted og dato</small>Trondheim, 23. januar 2023<div class="s">${strek('Solveig Aune Ramlo', '#222', 180)}</div>Solveig Aune Ramlo</td><td><small>Arbeidstaker, sted og dato</small>Hommelvik, 26. januar 2023<div class="s">${strek('Magnus A Fjelltun', '#333', 180)}</div>Magnus Aleksander Fjelltun</td></tr></table>`),
    },
  ],
}

const f20 = fnr(13, 9, 1984, 288)
const k20: Kontrakt = {
  fasit: {
    id: 'w13-20',
    form: 'digital',
    language: 'nn',
    template: 'brevavtale utan sesong og årstal',
    arbeidstaker: 'Sjur Magne Eldegard',
    produksjonsselskap: 'Knutepunkt TV Vest AS',
    registreringer: [rad('Kappsteget', 'letregissør', 'regiTv', 8)],
    rettighetsklausul: klausul('1b'),
    signaturer: begge,
    personnummer_i_dokumentet: f20,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse:
      'Registeret har tre sesongar av «Kappsteget» med åtte program, og papiret seier ikkje kva for ein.',
  },
  papirer: [
    {
      navn: 'Kappsteget regi Eldegard.pdf',
      slag: 'digital',
      stil: `.ark{padding:26mm 27mm;font:11pt/1.55 "Liberation Serif"} h1{font-size:15pt;margin:6mm 0 4mm;color:#214} p{margin:0 0 3.4mm} .sig{display:flex;gap:16mm;margin-top:10mm}.sig>div{flex:1}.s{height:15mm;border-bottom:.8pt solid #000}`,
      html: ark(`<p><b>Knutepunkt TV Vest AS</b><br>Strandavegen 20, 6905 Florø<br>org.nr. ${tre(nummer('Knutepunkt TV Vest AS'))}</p>
<p>Til Sjur Magne Eldegard (${delt(f20)}), Eldegardsvegen 2, 6899 Balestrand</p><h1>Avtale om regi på «Kappsteget»</h1>
<p>Kjære Sjur. Takk for praten i går. Her er det vi vart samde om:</p>
<p>Du er letregissør på dansekonkurransen «Kappsteget», som vi lagar for TVNorge. Det er åtte program på 50 minutt, og du har regien på alle. Fire av dei går direkte frå Førdehuset.</p>
<p>Prøvene tek til i veke 34, og siste sending er i veke 43. Du får kr 19 800 i løn for kvart program, utbetalt den 15. i månaden etter til konto ${konto(49_330)}. Reise og hotell held vi.</p>
<p>Koreograf er Maren Sogn, og Inge Vonheim er produksjonsleiar. Scenebiletet blir bygd på ny, så du må vere med på to møte før sommaren.</p>
<p>${en1b}</p>
<p>Kven som dansar med kven, er hemmeleg til første sending. Begge kan seie opp avtalen med tre vekers frist.</p>
<p>Skriv under og send tilbake.</p>
<div class="sig"><div><div class="s">${strek('Bente Hellebø Strand', '#222')}</div>Bente Hellebø Strand<br>dagleg leiar, Knutepunkt TV Vest AS</div><div><div class="s">${skrift('Sjur M. Eldegard', '#13235e', 30)}</div>Sjur Magne Eldegard</div></div>`),
    },
  ],
}

export const del3: Kontrakt[] = [k17, k18, k19, k20]
