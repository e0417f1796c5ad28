import { ordrelinjer, ordrestil, regneark, regnearkstil, signeringslogg, toLinjer } from './maler.ts'
import { nummer, selskapsnavn } from './register.ts'
import {
  delt,
  fnr,
  type Kontrakt,
  klausul,
  konto,
  papir,
  rader,
  reg,
  signert,
  stil,
  treogtre,
} from './verktoey.ts'

const torgrim = fnr(14, 3, 1984, 120)
const linda = fnr(2, 11, 1991, 210)
const asle = fnr(27, 6, 1979, 31)
const vigdis = fnr(9, 1, 1988, 74)

export const del1: readonly Kontrakt[] = [
  {
    fasit: {
      id: 'w6-01',
      form: 'digital',
      language: 'nb',
      template: 'regneark-avtale',
      arbeidstaker: 'Torgrim Sæbønes',
      produksjonsselskap: selskapsnavn('kvikk'),
      registreringer: [reg('Hyttekrangel (sesong 2)', 'A-foto', 'foto', 6, 'u')],
      rettighetsklausul: klausul('1b'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: torgrim,
      forventet: 'BEHANDLET',
      begrunnelse: 'Klausul 1b, begge har signert, og kryssene i regnearket gir seks av åtte episoder.',
    },
    papirer: [
      papir(
        'Avtale_stab_HK2_Saebones.pdf',
        'digital',
        [
          regneark(
            [20, 15, 13, 13, 15, 20],
            [
              ['g:4|AVTALE STAB – HYTTEKRANGEL S2', 'g|Versjon', 'g|v3 ENDELIG'],
              ['Selskap', ':3|Kvikkleire TV A/S', 'Orgnr', treogtre(nummer('kvikk'))],
              ['Kontakt', ':3|Ragnhild Øksnevad, prod.leder', 'Tlf', '400 00 131'],
              [':6|'],
              ['b:6|ANSATT'],
              ['Navn', ':3|<b>Torgrim Sæbønes</b>', 'Fnr', torgrim],
              ['Adr', ':3|Myrullveien 14 B, 7058 Jakobsli', 'Kto', konto(204311)],
              ['Funksjon', ':3|<b>A-foto</b>', 'Skattekort', 'hentes digitalt'],
              ['Pårørende', ':3|Silje Sæbønes (B-foto, også på prod.)', 'Tlf', '400 00 776'],
              [':6|'],
              ['b:6|ENGASJEMENT'],
              ['Fra – til', ':3|23.05.2022 – 17.06.2022', 'Uker', '4'],
              ['Sats', ':3|kr 3 850 pr dag (10 t), fast', 'Feriep.', '12 %'],
              ['Tekn.pakke', ':3|FX9 m/ 2 optikk, leies ikke inn', 'Diet', 'statens sats'],
              ['y|Ep', 'y|Opptak', 'y|A-foto T.S.', 'y|A-foto vikar', 'y|Merknad', 'y|Varighet min'],
              ['1', '23.–24.05', 'x', '', '', '42'],
              ['2', '25.–26.05', 'x', '', 'nattopptak', '42'],
              ['3', '30.–31.05', '', 'x (U. Brattbakk)', 'TS fri – konfirmasjon', '42'],
              ['4', '01.–02.06', 'x', '', '', '42'],
              ['5', '07.–08.06', 'x', '', 'drone innleid', '42'],
              ['6', '09.–10.06', 'x', '', '', '42'],
              ['7', '13.–14.06', '', 'x (U. Brattbakk)', 'TS fri', '42'],
              ['8', '15.–17.06', 'x', '', 'finale, 3 dgr', '44'],
              ['y|SUM EP', 'y|17 dgr', 'y|6', 'y|2', 'y|', 'y|338'],
              [':6|'],
              ['b:6|VILKÅR (fast tekst)'],
              [
                ':6|1. Overtid må være godkjendt av prod.leder på forhånd, ellers ikke betalt. Pause 30 min er inkl.',
              ],
              ['Rettigheter', ':5|Utnyttelse av produksjonen reguleres i særskilt avtale mellom'],
              [
                '',
                ':5|kringkaster/mediehus og F©R v/Norsk Filmforbund. Gjelder all stab som er medl. i NFF.',
              ],
              [':6|3. Sykdom: ring prod.leder før kl 07. Egenmelding etter 2 mnd.'],
              [':6|4. Taushetsplikt om deltagere og utfall til siste ep er sendt. Bot kr 100 000.'],
              [':6|5. Sosiale medier: ingen bilder fra location.'],
            ],
          ) +
            toLinjer(
              ['For Kvikkleire TV A/S &nbsp; dato 16.05.22<br>R. Øksnevad', 'Ragnhild Øksnevad'],
              ['Ansatt &nbsp; dato 18/5-22<br>Torgrim Sæbønes', 'Torgrim Sæbønes', { farge: '#222' }],
            ),
        ],
        stil('arial', 9, '12mm 14mm', regnearkstil),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-02',
      form: 'digital',
      language: 'nb',
      template: 'ordrebekreftelse',
      arbeidstaker: 'Linda Marie Tangvik',
      produksjonsselskap: selskapsnavn('flat'),
      registreringer: [reg('Fem på pulten (sesong 3)', 'Redigering (klipp)', 'klipp', 8, 'u')],
      rettighetsklausul: klausul('buy-out'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: linda,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Ordrebekreftelse signert av begge, program 9–16 gir åtte; alle rettigheter er overdratt, så bare privatkopiering.',
    },
    papirer: [
      papir(
        'Ordrebekreftelse 22-0418.pdf',
        'digital',
        [
          `<div style="display:flex;justify-content:space-between"><div><h1 style="letter-spacing:1px">ORDREBEKREFTELSE</h1>
<p>Ordrenr <b>22-0418</b> · dato 19.08.2022<br>Deres ref: LMT · Vår ref: FPP3 / post</p></div>
<div class="h"><b>Flatbrød Formater AS</b><br>Org ${treogtre(nummer('flat'))}<br>Skippergata 3, 7042 Trondheim<br>kontrakt@flatbrod.example</div></div>
<table style="margin:5mm 0"><tr><td style="width:50%" class="ramme"><b>Leverandør</b><br>Linda Marie Tangvik, Tangvik Klipp ENK<br>Fnr innehaver ${delt(linda)}<br>Ilevollen 22, 7018 Trondheim<br>Kto ${konto(731025)}</td>
<td class="ramme"><b>Gjelder</b><br>FEM PÅ PULTEN, 3. sesong (24 prog à 29 min, TV-kvissprogram)<br>Lev. sted: Flatbrød post, klipp 2<br>Lev. tid: uke 36 – 43</td></tr></table>
${ordrelinjer(
  [
    [
      '10',
      'Redigering (klipp) FPP3, program 9–16, inkl 1 runde rettinger pr prog',
      '8',
      'prog',
      '14 500,-',
      '116 000,-',
    ],
    ['20', 'Versjonering for web/promo (3 x 15 sek)', '2', 'dgv', '4 100,-', '8 200,-'],
    ['30', 'Leie egen klippestasjon', '24', 'dag', '350,-', '8 400,-'],
  ],
  '132 600,-',
)}
<h2>Betingelser</h2>
<table class="strek">${rader(
            [
              ['Betaling', '14 dgr netto pr godkjent prog. Merkes «FPP3» + ordrenr. Mva kommer i tillegg.'],
              [
                'Rettigheter',
                'Ved betaling går samtlige rettigheter til arbeidet over til Flatbrød Formater AS. Overdragelsen er total, gjelder i hele vernetiden, i alle land og for alle medier, også format, klipp, nye versjoner og videresalg. Prisen over er fullt oppgjør; det betales ikke noe mer, uansett hvor mange ganger prog sendes el hvem det selges til.',
              ],
              ['Kreditt', 'Ja, rulletekst «Redigering» i de prog som er levert.'],
              [
                'Forsinkelse',
                'Over 3 dgr: 5 % avslag pr dag. Gjelder ikke når råmat. er levert for seint fra oss.',
              ],
              [
                'Avbestilling',
                'Siste 10 dgr før oppstart: 50 % av linje 10. Leverandøren er selvst. næringsdr. og ordner skatt, trygd og forsikring sjøl.',
              ],
            ],
            true,
          )}</table>
<p style="margin-top:4mm">Ordren er bindende når begge har signert her:</p>
${toLinjer(
  ['Bestiller – Flatbrød Formater AS, Roar Skogly (daglig leder)', 'Roar Skogly', { farge: '#111' }],
  ['Leverandør – L. M. Tangvik', 'Linda Tangvik'],
)}`,
        ],
        stil('grotesk', 9.6, '15mm 17mm', ordrestil),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-03',
      form: 'digital',
      language: 'nb',
      template: 'ukesengasjement',
      arbeidstaker: 'Asle Grøtting',
      produksjonsselskap: selskapsnavn('lysloype'),
      registreringer: [reg('Øyhopp (sesong 1)', 'Letregissør', 'regi', 6, 'u')],
      rettighetsklausul: klausul('1b'),
      signaturer: signert(true, false),
      personnummer_i_dokumentet: asle,
      forventet: 'MANGLER SIGNATUR',
      begrunnelse:
        'Bare arbeidstakeren har signert; for selskapet står bare navnet skrevet på maskin under en tom linje.',
    },
    papirer: [
      papir(
        'Ukesengasjement Øyhopp.pdf',
        'digital',
        [
          `<h1>Ukesengasjement – innspilling</h1>
<p class="graa">1 ark pr person pr prod. Ukelønn forfaller torsdag uka etter.</p>
<table class="rutenett">${rader(
            [
              ['Prod.', 'ØYHOPP – sesong 1 (10 ep x 44 min)', 'Kanal', 'TV 2'],
              ['Arbeidsgiver', `Lysløype Underholdning AS, ${nummer('lysloype')}`, 'Prod.nr', '2214'],
              ['Navn', 'Asle Grøtting', 'Født / pnr', delt(asle)],
              ['Adresse', 'Langodden 7, 4623 Kristiansand S', 'Stilling', 'Letregissør'],
              ['Ukelønn', 'kr 17 400 (5 dgr) / 20 100 (6 dgr)', 'Konto', konto(120934)],
            ],
            true,
          )}</table>
<h2>Uker</h2>
<table class="rutenett"><tr><th>Uke (2022)</th><th>Sted</th><th>Dgr</th><th>Spiller inn ep nr</th><th>Lønn</th><th>Mrk</th></tr>
${rader([
  ['22', 'Lyngør', '5', '1', '17 400', ''],
  ['23', 'Lyngør', '6', '2', '20 100', ''],
  ['24', 'reise / rigg', '3', '–', '10 440', 'båt m/ utstyr'],
  ['25', 'Jomfruland', '6', '3 og 4', '20 100', 'dobbelt opptak'],
  ['26', 'Jomfruland', '5', '5', '17 400', ''],
  ['27', 'fri', '0', '–', '0', 'annen regi: ep 7'],
  ['28', 'Tromøya', '5', '6', '17 400', ''],
])}
<tr><td><b>Sum</b></td><td></td><td><b>30</b></td><td><b>6 ep</b></td><td><b>102 840</b></td><td>ep 7–10: ny avtale m/ annen letregi</td></tr></table>
<h2>Faste vilkår</h2>
<ol><li>Dag er 10 t inkl. pause. Utover det: 50 % / 100 % etter kl 21.</li>
<li>Avlysning senere enn 48 t: dagen betales.</li>
<li>Utnyttelsen av produksjonen er regulert i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</li>
<li>Overnatting og mat holdes av prod. Egen bil: etter kjørebok, 3,50 pr km.</li>
<li>Kreditering: «Letregi» + navn, når minst 1 ep er gjennomført.</li>
<li>Konfidensielt. Brudd = heving.</li></ol>
<p>Sted/dato: Kristiansand, 24.05.22</p>
${toLinjer(
  ['arbeidstaker', 'Asle Grøtting'],
  ['arbeidsgiver<br><i>Lysløype Underholdning AS v/ Terje Bruvoll</i>', null],
)}`,
        ],
        stil('smal', 9.4),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-04',
      form: 'digital',
      language: 'nb',
      template: 'rammeavtale-vedlegg',
      arbeidstaker: 'Vigdis Rørholt',
      produksjonsselskap: selskapsnavn('dugg'),
      registreringer: [
        reg('Grillkrigen (sesong 1)', 'A-lyd', 'lyd', 10, 'u'),
        reg('Kjelleren kaller', 'A-lyd', 'lyd', 4, 'u'),
        reg('Kvissbåten (sesong 2)', 'A-lyd', 'lyd', 6, 'u'),
      ],
      rettighetsklausul: klausul('1a'),
      signaturer: signert(true, true),
      personnummer_i_dokumentet: vigdis,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Rammeavtale med tre produksjoner i vedlegget, klausul 1a, e-signert av begge; halvparten av tolv er seks.',
    },
    papirer: [
      papir(
        'Rammeavtale lyd 2023 Rørholt - signert.pdf',
        'digital',
        [
          `<h1>RAMMEAVTALE LYD 2023</h1>
<p>mellom <b>Duggfrisk TV AS</b> (org ${treogtre(nummer('dugg'))}), heretter DF, og <b>Vigdis Rørholt</b> (fnr ${vigdis}), Bakkegårdsvn. 9, 1472 Fjellhamar, heretter VR.</p>
<p><b>1 Hva.</b> VR jobber som lyd for DF på de produksjoner som føres opp i vedlegg A. Hvert avrop i vedlegget er eget, midlertidig engasjement på disse vilkårene. DF er ikke forpliktet til å bestille mer enn det som står der.</p>
<p><b>2 Når.</b> 1.1.2023–31.12.2023. Avrop som er startet fullføres.</p>
<p><b>3 Penger.</b> Dagsats kr 3 650 (inntil 10 t). Egen pakke (mixer, 6 trådløse) kr 900 pr dag, faktureres. Feriepenger 12 %. OTP fra 1. krone. Kto ${konto(660178)}.</p>
<p><b>4 Rettigheter.</b> For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016». VR bekrefter at hun er medlem og har slik kontrakt. Samme klausul gjelder for alle avrop, den gjentas ikke.</p>
<p><b>5 Overtid mm.</b> Over 10 t: 50 %, over 12 t: 100 %. Hviletid 11 t. Er det kortere tid enn 11 t mellom to dager, kommer oppmøtet senere uten trekk.</p>
<p><b>6 Utstyr.</b> DF forsikrer innleid utstyr, VR sitt eget. Skade meldes samme dag.</p>
<p><b>7 Kreditt.</b> «Lyd» i rulletekst. Deles plassen med andre, alfabetisk.</p>
<p><b>8 Taushet.</b> Om deltakere, resultat, budsjett. Gjelder også etter at avtalen er gått ut.</p>
<p><b>9 Avslutning.</b> Begge kan si opp rammen m/ 30 dgr. Bekreftede avrop står ved lag.</p>
<p><b>10 Signering.</b> Signeres elektronisk. Kvittering følger som siste side.</p>
<div class="bunn"><span>Ramme 2023 / lyd</span><span>1 (3)</span></div>`,
          `<h2>Vedlegg A – avrop 2023</h2><p>Fylles ut av prod.kontor. Sist endret 11.01.2023 / HR</p>
<table class="rutenett"><tr><th>#</th><th>Produksjon</th><th>Funksj.</th><th>Ep</th><th>Opptaksperiode</th><th>Dgr</th><th>Merk</th></tr>
${rader([
  ['A1', 'Grillkrigen S1', 'A-lyd', 'samtlige 10', '30.01 – 24.02', '20', '29 min pr ep'],
  ['A2', 'Kjelleren kaller', 'A-lyd', '1–4', '13.03 – 24.03', '9', 'ep 5–8: Ø. Minde'],
  [
    'A3',
    'Kvissbåten, sesong to',
    'A-lyd',
    'halvparten av 12',
    '08.05 – 26.05',
    '12',
    'bytter annenhver m/ Ø. Minde',
  ],
  ['A4', '<i>ledig</i>', '', '', '', '', ''],
  ['A5', '<i>ledig</i>', '', '', '', '', ''],
])}</table>
<p style="margin-top:5mm">Sum bekreftede dager: 41. DF kan flytte inntil 3 dager pr avrop uten ekstra betaling så lenge VR får beskjed 14 dgr før.</p>
<table class="strek" style="width:60%;margin-top:6mm">${rader([
            ['Prod.leder A1, A2', 'Hilde Rognlien, 400 00 415'],
            ['Prod.leder A3', 'Kim Stavseng, 400 00 416'],
            ['Lønn', 'lonn@duggfrisk.example'],
          ])}</table><div class="bunn"><span>Ramme 2023 / lyd – vedlegg A</span><span>2 (3)</span></div>`,
          `${signeringslogg('Kvitterpenn', 'Rammeavtale lyd 2023 Rørholt.pdf', 'KP-7714-0c2e-91aa', [
            {
              navn: 'HILDE ROGNLIEN',
              for: 'for Duggfrisk TV AS',
              tid: '12.01.2023 09:14:55',
              ip: '10.44.2.18',
            },
            {
              navn: 'VIGDIS RØRHOLT',
              for: 'lyd / arbeidstaker',
              tid: '12.01.2023 21:02:07',
              ip: '10.90.7.3',
            },
          ])}<div class="bunn"><span></span><span>3 (3)</span></div>`,
        ],
        stil('arial', 10),
      ),
    ],
  },
  {
    fasit: {
      id: 'w6-05',
      form: 'digital',
      language: 'nb',
      template: 'epost-utskrift',
      arbeidstaker: 'Jo Even Haglund',
      produksjonsselskap: selskapsnavn('omgang2'),
      registreringer: [reg('Sprintlandet', 'fotograf', 'foto', null)],
      rettighetsklausul: klausul('ikke_kontrakt'),
      signaturer: signert(false, false),
      personnummer_i_dokumentet: null,
      forventet: 'DOKUMENTASJONEN ER MANGELFULL',
      begrunnelse:
        'E-posttråden er en avtale om å avtale; kontrakten som skulle komme er ikke lastet opp, og ingen har signert.',
    },
    papirer: [
      papir(
        'VS Sprintlandet – bekreftelse.pdf',
        'digital',
        [
          `<p style="border-bottom:3px solid #333"><b>Jo Even Haglund</b></p>
<table style="width:auto;margin-bottom:4mm">${rader(
            [
              ['Fra:', 'Jo Even Haglund &lt;jo.even@haglundbilde.example&gt;'],
              ['Sendt:', 'tirsdag 9. februar 2021 20:47'],
              ['Til:', 'Mona Skjerdal'],
              ['Kopi:', 'lonn@tredjeomgang.example'],
              ['Emne:', 'SV: SV: Sprintlandet – foto, bekreftelse'],
            ],
            true,
          )}</table>
<p>Hei Mona! Helt ok for meg, 14 dgr til 4200 da. Send kontrakt når du har den klar, så skriver jeg under :) Pers.nr sender jeg på sms, vil ikke ha det i mail.</p><p>mvh Jo Even</p>
<p>--<br>Jo Even Haglund · fotograf · 400 00 690</p>
<div style="border-left:2px solid #888;padding-left:4mm;margin-top:5mm"><p class="graa">Den 9. feb. 2021 kl. 14:10 skrev Mona Skjerdal &lt;mona@tredjeomgang.example&gt;:</p>
<p>Hei igjen, da bekreftes flg. etter tlf i dag:</p>
<table class="rutenett" style="width:90%">${rader(
            [
              ['Prod', 'Sprintlandet (dok 55 min, enkeltstående)'],
              ['Hva', 'Fotograf, alle opptak'],
              ['Dgr', '14 stk fordelt feb–april (Holmenkollen, Meråker, Beitostølen)'],
              ['Sats', '4 200 pr dag + mva, eget kamera inkl'],
              ['Selskap', `Tredje Omgang Sport AS (ikke Film AS!) ${nummer('omgang2')}`],
              ['Reise', 'vi bestiller. Du deler bil m/ regissør Are'],
            ],
            true,
          )}</table>
<p>Vanlig kontrakt m/ rettigheter osv kommer, må bare få ok fra kanalen på budsjettet først. Svar på denne om det stemmer.</p><p>Mona</p>
<div style="border-left:2px solid #bbb;padding-left:4mm"><p class="graa">Den 8. feb. 2021 kl. 22:31 skrev Jo Even Haglund:</p><p>Hei, kan ta jobben, men ikke under 4000. Er opptatt uke 9 (8 dgr). J</p></div></div>
<div class="bunn"><span>about:blank – Skriv ut</span><span>1/1</span></div>`,
        ],
        stil('arial', 10),
      ),
    ],
  },
]
