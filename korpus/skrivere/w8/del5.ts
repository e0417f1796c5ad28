// w8-27 to w8-33: a working title, animation, VFX in English, a contract with its addendum, blocks of recording, two crafts, NRK.
import {
  ark,
  type Kontrakt,
  konto,
  kontrakt,
  linje,
  orgnrDelt,
  pnr,
  pnrDelt,
  punkter,
  reg,
  sidestilt,
  signatur,
  stempel,
  tabell,
  telefon,
} from './hjelp.ts'
import * as stil from './stiler.ts'
import { engelsk, enkel, formell, nynorsk } from './tekster.ts'

const tareskog = ark(
  `<div class="venstre"><b>Produsent</b>Frøyhav Film AS<br>Sistranda 1404<br>7260 Sistranda<br>Org.nr. ${orgnrDelt('Frøyhav Film AS')}<b>Kontakt</b>Terje Sletthamn<br>${telefon('terje')}<b>Regissør</b>Mikkel Dyrvikhalsen<br>Titranveien 910<br>7268 Titran<br>F.nr. ${pnrDelt('w8-27')}<b>Konto</b>${konto('w8-27')}<b>Prosjekt</b>«Prosjekt Tareskog»<br>(arbeidstittel)<b>Format</b>Spillefilm, 90–100 min<b>Pårørende</b>Unni Dyrvikhalsen</div>
<div class="hoyre"><h1>Regiavtale</h1><p>Mikkel Dyrvikhalsen skal regissere den spillefilmen som Frøyhav Film har under arbeid, og som inntil videre går under navnet «Prosjekt Tareskog». Endelig tittel bestemmes av produsenten i samråd med regissøren og distributøren.</p>
${punkter([
  ['Fremdrift', 'Forberedelser fra 1. mars, opptak i 36 dager fra 18. mai 2020, klipp til jul.'],
  ['Honorar', 'Kr 610 000,– i fire rater. Feriepenger kommer i tillegg.'],
  [
    'Rettigheter',
    'Regissøren er ikke alene om å ha rettigheter i filmen. For dem som er medlem av Norsk filmforbund og har forvaltningskontrakt med F©R, klareres opphavsrettighetene i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017»..',
  ],
  ['Klipp', 'Regissøren godkjenner klippen sammen med produsenten. Klipper engasjeres av produsenten.'],
  formell.kreditering,
  formell.taushet,
  formell.avbrudd,
])}
<p>Sistranda, 3. februar 2020</p>
${linje(signatur('Terje Sletthamn', { maate: 1 }), 'Terje Sletthamn, Frøyhav Film AS')}${linje(signatur('Mikkel Dyrvikhalsen', { maate: 2 }), 'Mikkel Dyrvikhalsen')}</div>`,
)

const tverr = [
  ark(`<h1>Oppdragsavtale animasjon</h1>
<p><b>Steinan Animasjon AS</b> (org.nr. ${orgnrDelt('Steinan Animasjon AS')}) kjøper tjenester av <b>Amalie Bratsbergåsen</b>, f. ${pnrDelt('w8-28')}, Bratsbergvegen 1313, 7037 Trondheim, til TV-serien <b>Trollet Tverr</b>.</p>
${tabell(
  ['Punkt', 'Avtalt'],
  [
    [
      'Serie',
      'Trollet Tverr, første sesong, 26 episoder × 11 min. Julespesialen «Trollet Tverr og nissen» er et eget oppdrag.',
    ],
    [
      'Rolle',
      'Animatør (karakteranimasjon i 2D). Rollen har ikke regiansvar; regissør er Kaja Risvollenget.',
    ],
    [
      'Omfang',
      'Annenhver episode, fra og med nr. 2 til og med nr. 26. Episodene med oddetall går til studio i Tallinn.',
    ],
    ['Tempo', '14 sekunder ferdig animasjon pr. dag, 9 arbeidsdager pr. episode'],
    ['Periode', '11. januar – 17. desember 2021'],
    ['Pris', 'kr 31 500 pr. episode, fakturert etter godkjenning'],
  ],
)}
${punkter([
  [
    'Utstyr',
    'Tegnebrett og lisens til animasjonsprogram stilles av Steinan. Filer lagres på selskapets tjener hver kveld.',
  ],
  [
    'Overdragelse',
    'Samtlige rettigheter til animasjonene, figurene og skissene går i sin helhet over til Steinan Animasjon AS etter hvert som de blir til. Overdragelsen er evigvarende og gjelder i alle land og medier, inkludert leker, spill og bøker. Honoraret i tabellen er fullt vederlag, og oppdragstakeren har ikke krav på noe ut over dette.',
  ],
  ['Retting', 'To runder retting er med i prisen. Flere runder betales med kr 450 pr. time.'],
  formell.taushet,
  formell.kreditering,
  ['Mislighold', 'Er leveransen mer enn ti virkedager forsinket, kan Steinan sette bort episoden til andre.'],
])}
${sidestilt(linje(signatur('Kaja Risvollenget', { maate: 0 }), 'Steinan Animasjon AS, 14.12.2020'), linje(signatur('Amalie Bratsbergåsen', { maate: 1 }), 'Oppdragstaker, 16.12.2020'))}`),
]

const elleve = [
  ark(`<h1>VFX Services Agreement</h1>
<p>This agreement is made on 2 May 2022 between <b>Svartediket Film &amp; TV AS</b>, Norwegian company no. ${orgnrDelt('Svartediket Film & TV AS')}, of Svartediksveien 1900, 5009 Bergen (the “Producer”) and <b>Radovan Kolečný</b>, residing at Lidická 900, Brno (the “Supervisor”).</p>
${punkter([
  [
    'Picture',
    'The Producer is producing the feature film “Elleve liv” (the “Picture”), 105 minutes. A sequel is under consideration and is not part hereof.',
  ],
  [
    'Services',
    'The Supervisor shall render services as VFX Supervisor on the Picture, attend the shoot for 11 days and oversee some 340 shots delivered by two vendors.',
  ],
  ['Fee', 'EUR 38,000 in three instalments: on signature, on picture lock and on final delivery.'],
  [
    'Grant of rights',
    'The Supervisor hereby assigns to the Producer absolutely and with full title guarantee the entire copyright and all other rights, present and future, in the products of the services for the full period of protection. The Supervisor waives any claim for further remuneration, including remuneration collected by F©R or any collecting society.',
  ],
  engelsk.secrecy,
  engelsk.credit,
  engelsk.travel,
])}`),
  ark(`${punkter([engelsk.insurance, engelsk.stop, engelsk.conduct, engelsk.law], n => `${n}. `, 8)}
<p>IN WITNESS WHEREOF the parties have signed in two originals.</p>
${sidestilt(linje(signatur('Torleiv Haukelandsbakk', { maate: 1 }), 'For the Producer: Torleiv Haukelandsbakk<br>Date: 2/5/22'), linje('', 'The Supervisor: Radovan Kolečný<br>Date:'))}
<div style="margin-top:14mm">${stempel(['SVARTEDIKET FILM & TV AS', 'BERGEN'], '#444', -3)}</div>`),
]

const sau = [
  ark(`<h1>Kontrakt om fotografarbeid</h1>
<p>Osterøy Fortellinger AS, org.nr. ${orgnrDelt('Osterøy Fortellinger AS')}, Valestrandsfossen, og Torleif Hausdalsfossen, fødd ${pnrDelt('w8-30')}, har avtalt dette om dokumentarserien <b>SAUESANKARANE II</b> (andre sesong, åtte episodar à 28 minutt):</p>
${tabell(
  ['Episode', 'Stad', 'Fotograf', 'Opptaksdagar'],
  [
    ['1', 'Bruvik', 'Torleif', '5'],
    ['2', 'Gjerstad', 'Solrun Fotlandsvåg', '5'],
    ['3', 'Tysse', 'Torleif', '6'],
    ['4', 'Hamre', 'Solrun Fotlandsvåg', '4'],
    ['5', 'Modalen', 'Torleif', '6'],
    ['6', 'Eksingedalen', 'Solrun Fotlandsvåg', '5'],
    ['7', 'Bergsdalen', 'Torleif', '5'],
    ['8', 'Sankinga', 'Solrun Fotlandsvåg', '9'],
  ],
)}
${punkter([
  ['Løn', `Kr 3 850 for dagen og kr 900 for eige kamera. Konto ${konto('w8-30')}.`],
  [
    'Rettar',
    'Er du medlem i Norsk filmforbund og har forvaltningskontrakt med F©R, blir opphavsrettane regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».',
  ],
  nynorsk.tid,
  nynorsk.sjuk,
  nynorsk.namn,
])}
<p>Osterøy, 12. april 2021</p>
${sidestilt(linje(signatur('Signe Hamrelid', { maate: 0 }), 'Signe Hamrelid, Osterøy Fortellinger AS'), linje(signatur('Torleif Hausdalsfossen', { maate: 1 }), 'Torleif Hausdalsfossen'))}`),
  ark(`<h1>Tillegg til kontrakt av 12. april 2021</h1>
<p>Mellom dei same partane er det avtalt slik endring i kontrakten om Sauesankarane, andre sesong:</p>
<p>1. Episoden frå Modalen (nr. 5) går over til Solrun Fotlandsvåg. Torleif Hausdalsfossen filmar dermed tre episodar i staden for fire.</p>
<p>2. Dei seks opptaksdagane fell bort utan betaling. Førebuing som er gjord, blir betalt med kr 5 000.</p>
<p>3. Alt anna i kontrakten står ved lag.</p>
<p>Osterøy, 2. august 2021</p>
${sidestilt(linje(signatur('Signe Hamrelid', { maate: 0 }), 'Signe Hamrelid'), linje(signatur('Torleif Hausdalsfossen', { maate: 1 }), 'Torleif Hausdalsfossen'))}`),
]

const yrket = ark(
  `<div class="topp" style="background:#5a2a55"><b>Engasjement</b><span>MUNKEGATA FJERNSYN A/S<br>${orgnrDelt('Munkegata Fjernsyn AS')}</span></div>
${tabell(
  null,
  [
    ['Navn', `Hedvig Charlottenlundøy (f.nr. ${pnr('w8-31')})`],
    ['Produksjon', '«Gjett Yrket!» 2. sesong, underholdning, 18 program à 29 min'],
    [
      'Arbeid',
      'Letregissør: forbereder og instruerer deltakerne på location og leder opptak der prosjektleder ikke er til stede',
    ],
    ['Sats', 'kr 3 700 pr. opptaksdag'],
  ],
  'to',
)}
${tabell(
  ['Opptaksblokk', 'Dato', 'Program', 'Letregi'],
  [
    ['Blokk 1', '7.–18. mars 2022', '1–6', 'Hedvig'],
    ['Blokk 2', '28. mars–8. april 2022', '7–12', 'Gaute Jonsvannsveen'],
    ['Blokk 3', '25. april–6. mai 2022', '13–18', 'Hedvig'],
    ['Jul', '9. mai 2022', 'Spesial (1)', 'Gaute Jonsvannsveen'],
  ],
)}
${punkter([
  enkel.tid,
  [
    'Overdragelse av rettigheter',
    'Den engasjerte overdrar herved alle rettigheter til arbeidet til Munkegata Fjernsyn AS, som kan utnytte det på alle måter, i alle territorier og uten tidsbegrensning, også ved salg av formatet. Alt vederlag er inkludert i dagsatsen, også vederlag for videresending og strømming.',
  ],
  enkel.syk,
  enkel.hemmelig,
  enkel.navn,
  enkel.slutt,
  enkel.uenig,
])}
${sidestilt(linje(signatur('Stein Vidar Hoeggmo', { maate: 1 }), 'Stein Vidar Hoeggmo for Munkegata Fjernsyn'), linje(signatur('Hedvig Charlottenlundøy', { maate: 2 }), 'Hedvig Charlottenlundøy, 1. februar 2022'))}`,
)

const paraply = [
  ark(`<h1>KONTRAKT NR. 18/PM-014</h1>
<table><tr><td>Arbeidsgiver:</td><td>Rundemanen Film AS, ${orgnrDelt('Rundemanen Film AS')}</td></tr><tr><td>Arbeidstaker:</td><td>Benedikte Tarlebølia</td></tr><tr><td>Personnr.:</td><td>${pnrDelt('w8-32')}</td></tr><tr><td>Film:</td><td>PARAPLYMAKEREN (ny spillefilm, opptak høsten 2018)</td></tr><tr><td>Regi:</td><td>Øivind Starefosshaug</td></tr></table><br>
<p>1. Arbeidstakeren har to oppgaver: Hun er filmens scenograf, og hun er filmens kostymedesigner. Hun leder rekvisitør Ove Blåmanseggen og kostymeassistent Tordis Midtfjellet.</p>
<p>2. Perioden er 6. august til 14. desember 2018, 19 uker. Lønnen er kr 19.500,- pr. uke samlet for begge oppgaver og betales til konto ${konto('w8-32')}.</p>
<p>3. Budsjettet for dekor er kr 900.000,- og for kostymer kr 350.000,-.</p>
<p>4. ${formell.overtid[1]}</p><p>5. ${formell.sykdom[1]}</p>
<p>6. For medlemmer av Norsk filmforbund med forvaltningskontrakt med F(C)R klareres opphavsrettigheter i "Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F(C)R av 09.05.2017".</p>
<p>7. Skisser og modeller kan arbeidstakeren stille ut når filmen har hatt premiere.</p>`),
  ark(`<p>8. ${formell.kreditering[1]}</p><p>9. ${formell.reise[1]}</p><p>10. ${formell.tvist[1]}</p><p>Bergen, 28. juni 2018</p><br><br>
<table><tr><td style="width:80mm">${signatur('Øivind Starefosshaug', { maate: 3 })}</td><td>${signatur('Benedikte Tarlebølia', { maate: 0 })}</td></tr><tr><td>For Rundemanen Film AS</td><td>Benedikte Tarlebølia</td></tr></table><div style="margin:-14mm 0 0 32mm">${stempel(['RUNDEMANEN FILM AS', '5034 BERGEN'], '#555', 11)}</div>`),
]

const fjell = ark(
  `<div style="border-top:3mm solid #000;padding-top:3mm;display:flex;justify-content:space-between"><b>NRK · Distrikt Vestland</b><span>Kontrakt 22/10382 · side 1 av 1</span></div><h1 style="margin-top:6mm;border:0;padding:0">Avtale om mellombels programarbeid</h1>
${tabell(null, [
  ['Arbeidsgjevar', `NRK, org.nr. ${orgnrDelt('NRK')}`],
  ['Medarbeidar', `Ragnfrid Vassendbotn, ${pnrDelt('w8-33')}`],
  ['Produksjon', 'Mellom to fjell, eigenprodusert serie for NRK1 og nett-tv'],
  ['Stilling', 'Reporter'],
  ['Periode', 'veke 3–22 i 2022: 20 veker, 90 arbeidsdagar'],
  ['Arbeidsstad', 'Førde og Sogndal, reising i 45 dagar'],
  ['Løn', 'kr 44 150 i månaden, 100 %'],
  ['Nærmaste leiar', 'redaksjonssjef Arnt Kaupangerlid'],
])}
${punkter([
  [
    'Arbeidet',
    'Medarbeidaren finn saker og medverkande, gjer intervju og følgjer innslaga til dei er ferdig klipte. Kva sendingar innslaga kjem i, blir bestemt undervegs.',
  ],
  [
    'Rettar',
    'NRK får dei rettane til bidraga som følgjer av avtalane mellom NRK og organisasjonane og av reglane for eigenproduksjon. Vederlag for bruk etter desse avtalane blir fordelt særskilt.',
  ],
  ['Arbeidstid', 'Arbeidstida følgjer oppsett arbeidsplan og NRK sine særavtalar.'],
  nynorsk.teie,
  nynorsk.reise,
  ['Oppseiing', 'Avtala sluttar utan oppseiing siste dag i perioden.'],
])}
${tabell(null, [
  [
    `For NRK<br>${signatur('Arnt Kaupangerlid', { maate: 2 })}<br>Arnt Kaupangerlid, 5.1.2022`,
    `Medarbeidar<br>${signatur('Ragnfrid Vassendbotn', { maate: 0 })}<br>Ragnfrid Vassendbotn, 6.1.2022`,
  ],
])}`,
)

export const del5: readonly Kontrakt[] = [
  kontrakt(
    'w8-27',
    {
      form: 'foto',
      mal: 'regiavtale-sidefelt',
      hvem: 'Mikkel Dyrvikhalsen',
      selskap: 'Frøyhav Film AS',
      reg: [reg('Prosjekt Tareskog', 'regissere', 'regi', null)],
      variant: '2',
      sign: [true, true],
      pnr: pnr('w8-27'),
      status: 'MANGLER PRODUKSJONSINFORMASJON',
      hvorfor: 'Bare en arbeidstittel er oppgitt, og den finnes ikke i registeret; produksjonen må avklares.',
    },
    { navn: 'regiavtale tareskog.jpg', slag: 'foto', html: tareskog, stil: stil.sidefelt },
  ),
  kontrakt(
    'w8-28',
    {
      form: 'digital',
      mal: 'oppdragsavtale-raster',
      hvem: 'Amalie Bratsbergåsen',
      selskap: 'Steinan Animasjon AS',
      reg: [reg('Trollet Tverr (sesong 1)', 'Animatør', 'foto', 13)],
      variant: 'buy-out',
      sign: [true, true],
      pnr: pnr('w8-28'),
      status: 'BEHANDLET',
      hvorfor:
        'Animatør uten regi på annenhver av 26 episoder; alle rettigheter er overdratt, så bare privatkopiering.',
    },
    { navn: 'Oppdrag_Tverr_S1_AB.pdf', slag: 'digital', html: tverr.join(''), stil: stil.raster },
  ),
  kontrakt(
    'w8-29',
    {
      form: 'skann',
      spraak: 'en',
      mal: 'services-agreement',
      hvem: 'Radovan Kolečný',
      selskap: 'Svartediket Film & TV AS',
      reg: [reg('Elleve liv', 'VFX Supervisor', 'kostyme', null)],
      variant: 'buy-out',
      sign: [false, true],
      status: 'MANGLER SIGNATUR',
      hvorfor:
        'Bare selskapet har signert og stemplet; linjen til arbeidstakeren er tom. Rettighetene er dessuten overdratt.',
    },
    { navn: 'VFX agreement RK.pdf', slag: 'skann', html: elleve.join(''), stil: stil.english },
  ),
  kontrakt(
    'w8-30',
    {
      form: 'digital',
      spraak: 'nn',
      mal: 'kontrakt-med-tillegg',
      hvem: 'Torleif Hausdalsfossen',
      selskap: 'Osterøy Fortellinger AS',
      reg: [reg('Sauesankarane (sesong 2)', 'fotograf', 'foto', 3)],
      variant: '1a',
      sign: [true, true],
      pnr: pnr('w8-30'),
      status: 'BEHANDLET',
      hvorfor:
        'Tillegget endrer fire episoder til tre; klausul 1a, og både kontrakt og tillegg er signert av begge.',
    },
    { navn: 'fotokontrakt med tillegg.pdf', slag: 'digital', html: sau.join(''), stil: stil.raster },
  ),
  kontrakt(
    'w8-31',
    {
      form: 'foto',
      mal: 'engasjementstabell',
      hvem: 'Hedvig Charlottenlundøy',
      selskap: 'Munkegata Fjernsyn AS',
      reg: [reg('Gjett yrket (sesong 2)', 'Letregissør', 'regiTv', 12)],
      variant: 'buy-out',
      sign: [true, true],
      pnr: pnr('w8-31'),
      status: 'BEHANDLET',
      hvorfor:
        'Blokk 1 og 3 er program 1–6 og 13–18, altså tolv; alle rettigheter er overdratt, så bare privatkopiering.',
    },
    { navn: 'IMG_0098.jpg', slag: 'foto', html: yrket, stil: stil.engasjement },
  ),
  kontrakt(
    'w8-32',
    {
      form: 'skann',
      mal: 'kontrakt-maskin',
      hvem: 'Benedikte Tarlebølia',
      selskap: 'Rundemanen Film AS',
      reg: [
        reg('Paraplymakeren', 'scenograf', 'scenografi', null),
        reg('Paraplymakeren', 'kostymedesigner', 'kostyme', null),
      ],
      variant: '2',
      sign: [true, true],
      pnr: pnr('w8-32'),
      status: 'BEHANDLET',
      hvorfor:
        'To godkjente funksjoner på spillefilmen fra 2019 (ikke den fra 2009); klausul 2 og begge signaturer.',
    },
    { navn: 'kontrakt 18PM014.pdf', slag: 'skann', html: paraply.join(''), stil: stil.maskin },
  ),
  kontrakt(
    'w8-33',
    {
      form: 'digital',
      spraak: 'nn',
      mal: 'nrk-programarbeid',
      hvem: 'Ragnfrid Vassendbotn',
      selskap: 'NRK',
      reg: [reg('Mellom to fjell', 'Reporter', 'regiTv', null)],
      variant: 'NRK',
      sign: [true, true],
      pnr: pnr('w8-33'),
      status: 'FYLL INN EPISODER',
      hvorfor: 'NRK-serie der bare uker og dager er oppgitt; antall episoder må fylles inn.',
    },
    { navn: 'NRK-avtale 22-10382.pdf', slag: 'digital', html: fjell, stil: stil.raster },
  ),
]
