import { navnetrekk, punkt, sider, signaturer, tabell } from './ark.ts'
import { type Dokument, dokument, reg } from './fasit.ts'
import { frikjop, k1a, k2, kreditt, sykdom, taushet, tvist } from './klausuler.ts'
import { org, orgnrTil } from './selskaper.ts'
import { stiler } from './stil.ts'
import { delt, konto, personnummer } from './tall.ts'

const p35 = personnummer(20, 6, 92, 31)
const p38 = personnummer(10, 4, 83, 240)
const p39 = personnummer(31, 10, 87, 166)
const p40 = personnummer(15, 2, 78, 359)

const w35 = dokument(
  {
    id: 'w7-35',
    form: 'skann',
    language: 'nb',
    template: 'ansettelsesavtale-stab',
    arbeidstaker: 'Eskil Vårvik',
    produksjonsselskap: 'Tverrslag Film AS',
    registreringer: [
      reg('Den fjerde søsteren', 'regiassistent', null, 4),
      reg('Den fjerde søsteren', 'rekvisitør', null, 4),
    ],
    variant: '2',
    sign: [true, true],
    pnr: p35,
    forventet: 'MANGLER GODKJENT FAGFUNKSJON',
    begrunnelse:
      'Verken regiassistent eller rekvisitør er godkjent; episode én til og med tre samt fem er fire.',
  },
  {
    navn: 'ansettelse E Vårvik.pdf',
    slag: 'skann',
    stil: stiler.serie.replace("'Liberation Serif'", "'DejaVu Sans'").replace('10pt/1.36', '8.8pt/1.45'),
    html: sider(
      [
        `<h1 style="text-align:left">Ansettelsesavtale for innspillingsstab</h1>${tabell([
          ['Arbeidsgiver', 'Ansatt'],
          [
            `Tverrslag Film AS (${orgnrTil('Tverrslag Film AS')})<br>Bryggen 700, 5003 Bergen`,
            `Eskil Vårvik (${delt(p35)})<br>Krohnengata 30, 5031 Bergen`,
          ],
        ])}`,
        punkt(
          '1',
          'Produksjon',
          'Miniserien «Den fjerde søsteren», fem episoder à 47 minutter, bestilt av NRK og Danmarks Radio.',
        ),
        punkt(
          '2',
          'Stilling og omfang',
          'Den ansatte er regiassistent og rekvisitør på episode én til og med tre samt episode fem. Fjerde episode tas opp i Danmark med dansk stab.',
          'Som regiassistent fører den ansatte dagsplan og statistliste. Som rekvisitør holder den ansatte rede på løse gjenstander i bildet, omkring 240 poster.',
        ),
        punkt('3', 'Tid', 'Fra 15. mars til 11. juni 2021, 13 uker. 49 opptaksdager, hvorav seks om natten.'),
        punkt(
          '4',
          'Lønn',
          `Kr 11 300 per uke. Natt-tillegg kr 95 per time. Konto ${konto(507731)}. Feriepenger utbetales ved fratreden.`,
        ),
        punkt('5', 'Opphavsrett', k2.nbInnkjop),
        punkt('6', 'Verne- og forsikringsbestemmelser', sykdom.nb[4] ?? ''),
        punkt('7', 'Taushet', taushet.nb[5] ?? ''),
        punkt('8', 'Kreditering', kreditt.nb[5] ?? ''),
        punkt('9', 'Oppsigelse', 'Gjensidig oppsigelsesfrist er 14 dager. Prøvetid avtales ikke.'),
        punkt('10', 'Tvister', tvist.nb[4] ?? ''),
        signaturer(
          [
            { rolle: 'Arbeidsgiver', navn: 'Mathias Gjøvåg', signert: true },
            { rolle: 'Ansatt', navn: 'Eskil Vårvik', signert: true, farge: '#111' },
          ],
          '<p>Bergen, 1. mars 2021</p>',
        ),
      ],
      {
        tegn: 105,
        linjer: 66,
        bunn: (i, n) => `<div class="fot"><span>Tverrslag Film AS</span><span>s. ${i} av ${n}</span></div>`,
      },
    ),
  },
)

const w36 = dokument(
  {
    id: 'w7-36',
    form: 'foto',
    language: 'nb',
    template: 'faktura',
    arbeidstaker: 'Tone Marie Hegglid',
    produksjonsselskap: 'Ramnkleiva Produksjon AS',
    registreringer: [reg('Vaktbytte (sesong 2)', 'manus', 'manus', 1)],
    variant: 'ikke_kontrakt',
    sign: [false, false],
    pnr: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'En faktura med betalingsvilkår er ingen kontrakt; den har verken signaturer eller rettigheter.',
  },
  {
    navn: 'faktura 2019-31.jpg',
    slag: 'foto',
    stil: stiler.memo.replaceAll('#111', '#3c5a78'),
    html: `<section class="ark"><div style="display:flex;justify-content:space-between"><div style="font-size:20pt;color:#3c5a78">FAKTURA</div><div style="text-align:right">Tone Marie Hegglid, forfatter<br>Innherredsveien 55, 7042 Trondheim<br>tone@hegglid.example</div></div>
<p style="margin-top:10mm">Til:<br>Ramnkleiva Produksjon AS<br>Org.nr. ${org('Ramnkleiva Produksjon AS')}<br>Fjordgata 900, 7010 Trondheim</p>
<p style="text-align:right">Fakturanr.: 2019-31<br>Fakturadato: 02.12.2019<br>Forfall: 16.12.2019<br>Deres ref.: Bjørnar Oldervik</p>
<table style="margin-top:6mm"><tr><th>Beskrivelse</th><th>Antall</th><th>Pris</th><th>Sum</th></tr><tr><td>Vaktbytte II, manus ep. 6, 2. utkast</td><td>1</td><td>62 000</td><td>62 000</td></tr><tr><td>Møter, forfatterrom</td><td>4</td><td>3 500</td><td>14 000</td></tr><tr><td>Reise Oslo t/r</td><td>2</td><td>1 890</td><td>3 780</td></tr><tr><td></td><td></td><td>Å betale</td><td><b>79 780</b></td></tr></table>
<p style="margin-top:8mm">Betales til konto ${konto(295118)}. Unntatt merverdiavgift (åndsverk).</p>
<p style="font-size:8.5pt;color:#444"><b>Betalingsvilkår:</b> 14 dager. Ved forsinket betaling beregnes rente etter forsinkelsesrenteloven og purregebyr kr 35. Rett til bruk av manus går først over når fakturaen er betalt. Innsigelser må være fremsatt innen åtte dager. Tredje og siste rate for episode seks faktureres ved opptaksmanus, jf. avtale av 5. august 2019.</p><p style="margin-top:8mm">Vennlig hilsen<br>Tone Marie Hegglid</p></section>`,
  },
)

const w37 = dokument(
  {
    id: 'w7-37',
    form: 'foto',
    language: 'nb',
    template: 'dagsplan',
    arbeidstaker: 'Ketil Brandsøyvik',
    produksjonsselskap: 'Havdur Serier AS',
    registreringer: [reg('Havskodde (sesong 1)', 'fotograf', 'foto', null)],
    variant: 'ikke_kontrakt',
    sign: [false, false],
    pnr: null,
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse: 'En dagsplan viser bare hvem som var på jobb én dag; kontrakten må lastes opp.',
  },
  {
    navn: 'dagsplan dag 17.jpg',
    slag: 'foto',
    stil: stiler.skjema,
    slitasje: { skjev: -2.6, skygge: 0.4 },
    html: `<section class="ark"><div style="display:flex;justify-content:space-between"><div><h1>DAGSPLAN – HAVSKODDE I</h1>Opptaksdag 17 av 44 · onsdag 9. oktober 2019 · Havdur Serier AS</div><div style="text-align:right">Oppmøte stab 06.45<br>Soloppgang 07.58<br>Vær: sørvest 12 m/s, regn</div></div>
<h2>Scener</h2>${tabell([
      ['Sc.', 'Ep.', 'INT/EXT', 'Sted', 'Sider', 'Rollenr.'],
      ['2/14', '2', 'EXT', 'Kaia – Jonas leter', '1 3/8', '1, 4'],
      ['2/15', '2', 'INT', 'Fiskebua', '2 1/8', '1, 4, 7'],
      ['4/03', '4', 'EXT', 'Molo, storm', '7/8', '2, 3'],
      ['4/22', '4', 'INT', 'Styrhus', '1 1/8', '2'],
    ])}
<h2>Stab</h2>${tabell([
      ['Funksjon', 'Navn', 'Oppmøte'],
      ['Regi', 'Solfrid Aamlid Nore', '06.30'],
      ['Innspillingsleder', 'Runa Tjeldsund', '06.15'],
      ['Fotograf', '<span style="background:#fff36b">Ketil Brandsøyvik</span>', '06.45'],
      ['B-foto', 'Anders Myrnes', '06.45'],
      ['Lyd', 'Vegar Solli Dahl', '06.45'],
      ['Lysmester', 'Jo Kristian Fauske', '06.15'],
      ['Maskør', 'Grethe Ånderdal', '05.45'],
      ['Scenograf', 'Lill Karin Mosvold', '06.00'],
      ['Runner', 'Mikkel, Amina', '05.30'],
    ])}
<h2>Beskjeder</h2><div class="fritekst"><p>Redningsvester på hele kaia. 32 lunsjer, 6 vegetar. Båt 2 går kl. 9 med utstyr. Neste dag: dag 18, episode 1 og 4.</p></div>
<p style="font:17pt Z003,cursive;color:#1b2f7a;margin-top:8mm;transform:rotate(-2deg)">Hei! Jeg er den gule. Finner ikke kontrakten, holder dette?&nbsp; Ketil</p></section>`,
  },
)

const w38 = dokument(
  {
    id: 'w7-38',
    form: 'blandet',
    language: 'nb',
    template: 'klippavtale-dokumentar-med-vilkar',
    arbeidstaker: 'Anne-Berit Solvoll',
    produksjonsselskap: 'Dobbeltspor Dokumentar AS',
    registreringer: [reg('Dyrtid', 'klipper', 'klipp', 6)],
    variant: 'buy-out',
    sign: [true, true],
    pnr: p38,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Tre fjerdedeler av åtte episoder er seks; vilkårene overdrar alt, og signatursiden er undertegnet.',
  },
  {
    navn: 'A Særskilte vilkår.pdf',
    slag: 'skann',
    stil: stiler.normal.replace("'URW Gothic'", "'Nimbus Sans Narrow'").replace('9.6pt', '11pt'),
    html: `<section class="ark"><div class="hode"><h1>DEL A – SÆRSKILTE VILKÅR</h1><div>Avtale nr. DD-2022-17</div></div>
<table><tr><td>1 Oppdragsgiver</td><td>Dobbeltspor Dokumentar AS, org.nr. ${org('Dobbeltspor Dokumentar AS')}, Sofies gate 90, 0168 Oslo</td></tr><tr><td>2 Oppdragstaker</td><td>Anne-Berit Solvoll, fnr. ${delt(p38)}, Vardeveien 3, 1450 Nesoddtangen</td></tr><tr><td>3 Produksjon</td><td>«Dyrtid», dokumentarserie i åtte episoder à 29 min. NRK1, vår 2023</td></tr><tr><td>4 Funksjon</td><td>Klipper</td></tr><tr><td>5 Omfang</td><td>Tre fjerdedeler av episodene. Oppdragsgiver klipper de øvrige ved regissør Markus Fredly.</td></tr><tr><td>6 Periode</td><td>19. september 2022 – 17. mars 2023, 21 arbeidsuker</td></tr><tr><td>7 Vederlag</td><td>Kr 48 000 per episode, kr 288 000 i alt. Faktureres i seks like deler.</td></tr><tr><td>8 Kontonummer</td><td>${konto(732406)}</td></tr><tr><td>9 Kontaktperson</td><td>Selma Kroksæter, produsent</td></tr></table>
<p>Avtalen består av del A (dette arket), del B (standardvilkår) og del C (underskrifter). Ved motstrid går del A foran.</p></section>`,
  },
  {
    navn: 'B Standardvilkår 2022.pdf',
    slag: 'digital',
    stil: stiler.spalter.replaceAll('#b58900', '#666'),
    html: `<section class="ark"><h1>DEL B – STANDARDVILKÅR FOR OPPDRAG (2022)</h1><div class="spalter">
${punkt('B1', 'Utførelse', 'Oppdraget utføres personlig og etter god faglig standard. Oppdragsgiver kan gi instruks om innhold, lengde og rekkefølge.')}
${punkt('B2', 'Rettigheter', frikjop.nb.replaceAll('Produsenten', 'Oppdragsgiver').replaceAll('Medarbeideren', 'Oppdragstaker'))}
${punkt('B3', 'Ideelle rettigheter', 'Retten til navngivelse er i behold. Oppdragstaker samtykker i vanlig omarbeiding for andre visningsflater.')}
${punkt('B4', 'Fakturering', 'Faktura sendes elektronisk, med 30 dagers forfall. Krav eldre enn seks måneder er foreldet.')}
${punkt('B5', 'Utstyr', 'Oppdragsgiver holder klippemaskin. Bruker Oppdragstaker eget utstyr, betales kr 900 per uke.')}
${punkt('B6', 'Konfidensialitet', taushet.nb[0] ?? '')}
${punkt('B7', 'Personvern', 'Opptak med barn og sårbare personer lagres kryptert og slettes fra egne disker senest 60 dager etter levering.')}
${punkt('B8', 'Forsinkelse', 'Ved forsinkelse utover ti virkedager kan Oppdragsgiver heve for den delen som ikke er levert.')}
${punkt('B9', 'Sykdom', sykdom.nb[2] ?? '')}
${punkt('B10', 'Kreditering', kreditt.nb[2] ?? '')}
${punkt('B11', 'Tvister', tvist.nb[0] ?? '')}</div></section>`,
  },
  {
    navn: 'C Underskrifter.jpg',
    slag: 'foto',
    stil: stiler.normal,
    html: `<section class="ark"><div class="hode"><h1>DEL C – UNDERSKRIFTER</h1><div>Avtale nr. DD-2022-17</div></div><p>Partene bekrefter å ha lest del A og del B og er bundet av avtalen fra i dag.</p>${
      signaturer(
        [
          {
            rolle: 'Oppdragsgiver',
            navn: 'Selma Kroksæter',
            under: 'Selma Kroksæter, Dobbeltspor Dokumentar AS',
            signert: true,
            dato: 'Oslo, 5. september 2022',
          },
          {
            rolle: 'Oppdragstaker',
            navn: 'Anne-Berit Solvoll',
            signert: true,
            farge: '#222',
            dato: 'Nesodden, 7. september 2022',
          },
        ],
        '',
      ).html
    }</section>`,
  },
)

const w39 = dokument(
  {
    id: 'w7-39',
    form: 'blandet',
    language: 'nb',
    template: 'animasjonsavtale',
    arbeidstaker: 'Ole Jakob Linderud',
    produksjonsselskap: 'Papirfly Animasjon AS',
    registreringer: [reg('Pappas paraply (sesong 2)', 'animasjonsregissør', 'regi', 13)],
    variant: '1a',
    sign: [true, true],
    pnr: p39,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Regi på den første av to puljer på tretten filmer i sesong 2; klausul 1a, begge har signert.',
  },
  {
    navn: 'Avtale Pappas paraply 2.pdf',
    slag: 'digital',
    stil: stiler.nynorsk.replace("'DejaVu Serif'", "'URW Gothic'"),
    html: sider(
      [
        `<h1>Avtale om animasjonsregi</h1><p>Papirfly Animasjon AS, org.nr. ${org('Papirfly Animasjon AS')}, Elvegata 17, 7012 Trondheim («Papirfly») og Ole Jakob Linderud, fnr. ${p39}, Ilevollen 44, 7018 Trondheim («Regissøren»).</p>`,
        punkt(
          '1.',
          'Serien',
          'Barneserien «Pappas paraply», sesong 2, består av 26 filmer à 7 minutter, levert i to puljer til NRK Super. Sesong 1 ble regissert av Tuva Lindestøl.',
        ),
        punkt(
          '2.',
          'Oppdraget',
          'Regissøren har regien på den første puljen, som er halvparten av filmene. Han leder fem animatører og tegner selv storyboard til fire av filmene.',
          'Den andre puljen regisseres av Tuva Lindestøl. Hun er også kunstnerisk leder for serien.',
        ),
        `<h2>3. Fremdrift</h2>${tabell([
          ['Fase', 'Uker', 'Ferdig'],
          ['Storyboard og animatikk', '9', '1. april 2022'],
          ['Animasjon', '20', '30. september 2022'],
          ['Etterarbeid og miks', '7', '25. november 2022'],
        ])}`,
        punkt(
          '4.',
          'Lønn',
          `Kr 51 000 per måned i ti måneder, utbetalt den 20. til ${konto(170038)}. Regissøren har rett til tegnebrett fra Papirfly.`,
        ),
        punkt(
          '5.',
          'Opphavsrett',
          k1a.nbBegge,
          'Figurer og leker: Papirfly deler nettoinntekter fra varer med Regissøren, som får to prosent.',
        ),
        punkt('6.', 'Navngivelse', kreditt.nb[4] ?? ''),
        punkt('7.', 'Fortrolighet', taushet.nb[5] ?? ''),
        punkt('8.', 'Tvister', tvist.nb[4] ?? ''),
        '<p>Underskrifter på eget ark.</p>',
      ],
      {
        tegn: 92,
        linjer: 60,
        bunn: i => `<div class="fot"><span>Papirfly</span><span>Side ${i} av 2</span></div>`,
      },
    ),
  },
  {
    navn: 'signaturark.jpg',
    slag: 'foto',
    stil: stiler.nynorsk.replace("'DejaVu Serif'", "'URW Gothic'"),
    html: `<section class="ark"><p>Avtale om animasjonsregi – «Pappas paraply», sesong 2</p>${
      signaturer(
        [
          { rolle: 'For Papirfly Animasjon AS', navn: 'Tuva Lindestøl', signert: true },
          { rolle: 'Regissøren', navn: 'Ole Jakob Linderud', signert: true, farge: '#222' },
        ],
        '<p style="margin-top:10mm">Trondheim, 28. januar 2022</p>',
      ).html
    }<div class="fot"><span>Papirfly</span><span>Side 2 av 2</span></div></section>`,
  },
)

const w40 = dokument(
  {
    id: 'w7-40',
    form: 'foto',
    language: 'nb',
    template: 'ukekontrakt-brev',
    arbeidstaker: 'Mona Ljosland Vik',
    produksjonsselskap: 'Femte Akt Drama AS',
    registreringer: [reg('Sju netter i november', 'kostymedesigner', 'kostyme', null)],
    variant: 'taus',
    sign: [true, true],
    pnr: p40,
    forventet: 'FYLL INN EPISODER',
    begrunnelse:
      'Engasjementet er satt i uker; tallet i tittelen er ikke et antall episoder. Rettigheter er ikke nevnt.',
  },
  {
    navn: 'IMG_0099.jpg',
    slag: 'foto',
    stil: stiler.brev.replaceAll('#274', '#4a3a6a'),
    slitasje: { skjev: 0.9, skygge: 0.35 },
    html: `<section class="ark"><div class="hode"><b>Femte Akt Drama AS</b><div style="font-size:9pt">${org('Femte Akt Drama AS')}</div></div>
<p>Mona Ljosland Vik, fnr. ${delt(p40)}<br>Arnstein Arnebergs vei 200, 1366 Lysaker</p>
<h1>Kostymedesign – «7 netter i november»</h1>
<p>Vi er glade for at du vil være kostymedesigner på vår nye tv-serie. Avtalen er slik:</p>
<p>– Du er engasjert i ukene 12–31 i 2020, det vil si tjue uker, hvorav seks til forberedelser, elleve til opptak og tre til tilbakelevering.<br>– Ukelønnen er kr 15 200. Lønn utbetales den 15. til ${konto(688130)}.<br>– Avdelingen får et budsjett på kr 275 000 og to medarbeidere i 55 dager.<br>– Leie av eget kostymelager: kr 2 500 per uke.<br>– Serien spilles inn i Fetsund og Sofia. Reisedøgn i Bulgaria er beregnet til 14.</p>
<p>Du samarbeider med scenograf Hilde Ramstad Boe og maskør Sanna Lie Krohg. Dagsplaner kommer kvelden før kl. 19.</p>
<p>${kreditt.nb[2]} ${sykdom.nb[1]?.replace('Medarbeideren', 'deg')}</p>
<p>${taushet.nb[1]}</p><p>Engasjementet kan avsluttes av begge med 14 dagers varsel.</p>
<p>Oslo, 24. februar 2020</p><div style="display:flex;gap:20mm"><div>for Femte Akt Drama AS<div style="height:16mm">${navnetrekk('Gunhild Aasterud', '#0d1f55')}</div>Gunhild Aasterud</div><div>Godtatt<div style="height:16mm">${navnetrekk('Mona Ljosland Vik', '#222')}</div>Mona Ljosland Vik</div></div></section>`,
  },
)

export const blanding: readonly Dokument[] = [w35, w36, w37, w38, w39, w40]
