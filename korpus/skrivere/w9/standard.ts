import { org } from './selskaper.ts'
import { ark, delt, dok, F, hand, konto, kryss, orgDelt, penn, pnr, reg, U } from './verktoy.ts'

const pa = 'Papirbåt Produksjon AS'
const hm = 'Halvmåne Animasjon AS'
const ne = 'Neste Stopp TV AS'
const su = 'Storljos Underholdning AS'
const p35 = pnr(17, 5, 80, 244)
const p39 = pnr(20, 2, 89, 371)

const to = `.to{padding:15mm 16mm;font:8.7pt/1.38 'Liberation Serif';color:#111}.to h1{font:bold 14pt 'Liberation Sans Narrow';text-align:center;margin:0;text-transform:uppercase;letter-spacing:1px}.to .un{text-align:center;font:8pt 'Liberation Sans';margin-bottom:4mm}.to .hode{border:1px solid #111;display:grid;grid-template-columns:1fr 1fr;font:9.5pt 'Liberation Sans';margin-bottom:5mm}.to .hode div{padding:1.5mm 2.5mm;border-bottom:1px solid #999}.to .c{column-count:2;column-gap:8mm;column-rule:1px solid #bbb;text-align:justify}.to .c p{margin:0 0 2mm}.to .c b{font-family:'Liberation Sans'}.to .sg{display:flex;gap:14mm;margin-top:10mm;font:8.5pt 'Liberation Sans'}.to .sg div{flex:1}.to .sg i{display:block;border-top:1px solid #111;font-style:normal}.to .ft{position:absolute;bottom:8mm;right:16mm;font:7.5pt 'Liberation Sans'}`
const hode = (rows: readonly string[]) =>
  `<div class="hode">${rows.map(one => `<div>${one}</div>`).join('')}</div>`

const dag = `.dk{padding:20mm;font:12pt/1.5 'Liberation Sans';color:#111}.dk .ra{border:2px solid #111;padding:7mm;border-radius:3mm}.dk h1{margin:0 0 4mm;font-size:18pt}.dk .l{display:grid;grid-template-columns:42mm 1fr;min-height:10mm;align-items:end;border-bottom:1px dotted #555}.dk .l b{font-size:10pt}.dk .sm{font-size:9.5pt;margin:5mm 0}.dk .sg{display:flex;gap:10mm;margin-top:10mm}.dk .sg>div{flex:1}.dk .sg i{display:block;border-top:1px solid #111;font-size:9pt}`
const call = `.cs{padding:14mm 15mm;font:9.5pt/1.35 'Liberation Sans Narrow','Liberation Sans';color:#111}.cs h1{margin:0;font-size:20pt}.cs .k{display:flex;justify-content:space-between;border:2px solid #111;padding:3mm;margin:3mm 0}.cs table{width:100%;border-collapse:collapse;margin-bottom:4mm}.cs th{background:#ddd;text-align:left}.cs th,.cs td{border:1px solid #555;padding:.9mm 1.5mm}.cs mark{background:#fff27a}`
const prosa = `.pr{padding:24mm 25mm;font:11pt/1.5 'Nimbus Roman','Liberation Serif';color:#111}.pr h1{font-size:15pt;margin:0 0 4mm}.pr p{margin:0 0 2.6mm;text-align:justify}.pr .sg{display:flex;gap:14mm;margin-top:10mm}.pr .sg div{flex:1}.pr .sg i{display:block;border-top:1px solid #111;font-size:9pt}`

export const standard = [
  dok({
    id: 'w9-35',
    template: 'tospalte',
    arbeidstaker: 'Amalie Sundbrekke',
    selskap: pa,
    reg: [reg('Klasse 9C (sesong 2)', 'regissør', F.regi, 6)],
    variant: 'motstridende',
    signert: [true, true],
    pnr: p35,
    forventet: 'UNDER BEHANDLING',
    begrunnelse:
      'Klausul 1a i punkt 8 strider mot full overdragelse i punkt 12; må avklares før rettighetene settes.',
    papirer: [
      {
        navn: 'Regikontrakt 9C s2 signert.pdf',
        slag: 'digital',
        stil: to,
        html: ark(
          `<h1>Standardkontrakt for regi</h1><div class="un">Mal 3.1 – brukes for serier til barn og unge</div>${hode(
            [
              `<b>Selskap:</b> ${pa}`,
              `<b>Org.nr.:</b> ${orgDelt(org(pa))}`,
              '<b>Regissør:</b> Amalie Sundbrekke',
              `<b>F.nr.:</b> ${delt(p35)}`,
              '<b>Serie:</b> KLASSE 9C, sesong 2 (12 ep. à 18 min)',
              '<b>Blokk:</b> 2, det vil si episode 7–12',
              '<b>Opptak:</b> 24 dager fra 4. mai 2020',
              '<b>Honorar:</b> kr 31 000 per episode',
            ],
          )}<div class="c"><p><b>1 Ansettelsen.</b> Regissøren ansettes midlertidig for blokken over. Den andre regissøren på sesongen er Odin Skarpnord.</p><p><b>2 Oppgaver.</b> Lesning, prøver, innspilling og førsteklipp. Selskapet velger klipper, fotograf og rolleliste i samråd med regissøren.</p><p><b>3 Arbeidstid.</b> Barn under 15 år arbeider høyst sju timer om dagen, og innspillingsplanen legges deretter.</p><p><b>4 Lønn.</b> Utbetales i to rater, ved første opptaksdag og ved låst klipp, til konto ${konto(90352)}.</p><p><b>5 Reise.</b> Dagpendling dekkes ikke. Overnatting bestilles av selskapet.</p><p><b>6 Politiattest.</b> Skal legges fram før første prøve.</p><p><b>7 Kreditering.</b> Fortekst i episodene regissøren har regi på.</p><p><b>8 Opphavsrett.</b> For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><p><b>9 Taushet.</b> Gjelder også navn på elevene.</p><p><b>10 Forsikring.</b> Selskapet tegner ansvarsforsikring.</p><p><b>11 Force majeure.</b> Smittevern og pålegg fra myndighetene utsetter fristene uten erstatning.</p><p><b>12 Overdragelse.</b> Regissøren overdrar ved denne kontrakten samtlige rettigheter til serien og dens enkelte deler til selskapet, eksklusivt og for all framtid, og har ikke krav på vederlag ut over honoraret, verken individuelt eller gjennom noen organisasjon.</p><p><b>13 Heving.</b> Ved vesentlig brudd.</p><p><b>14 Verneting.</b> Hordaland tingrett.</p></div><div class="sg"><div>${hand('Amalie Sundbrekke')}<i>Regissør, Bergen 17. mars 2020</i></div><div>${hand('Amund Vestgårdsli', { farge: '#1a1a1a' })}<i>${pa}, Amund Vestgårdsli</i></div></div><div class="ft">Side 1 av 1</div>`,
          'to',
        ),
      },
    ],
  }),
  dok({
    id: 'w9-36',
    form: 'skann',
    template: 'tospalte',
    arbeidstaker: 'Rasmus Ekornholt',
    selskap: hm,
    reg: [reg('Snekkerbrødrene på Nordpolen', 'animatør', F.foto, null)],
    variant: 'motstridende',
    signert: [true, true],
    forventet: 'UNDER BEHANDLING',
    begrunnelse:
      'Klausul 2 på første side strider mot frikjøpet i de generelle vilkårene på side to; må avklares.',
    papirer: [
      {
        navn: 'Animatoravtale.pdf',
        slag: 'skann',
        stil: to,
        html: `${ark(
          `<h1>Avtale for animatører</h1><div class="un">Halvmåne Animasjon AS · org.nr. ${orgDelt(org(hm))} · avtalen har to sider</div>${hode(
            [
              '<b>Animatør:</b> Rasmus Ekornholt',
              '<b>Født:</b> 12.04.1992',
              '<b>Film:</b> SNEKKERBRØDRENE PÅ NORDPOLEN',
              '<b>Lengde:</b> helaften, ca. 78 min',
              '<b>Arbeid:</b> animatør (figur, 2D), uten regi',
              '<b>Kvote:</b> 12 sekunder per uke',
              '<b>Periode:</b> 3.1.–16.12.2022',
              '<b>Lønn:</b> kr 39 500 per måned',
            ],
          )}<div class="c"><p><b>A. Arbeidet.</b> Animatøren animerer scener etter tildeling fra animasjonsleder Ylva Brattsletta. Tildelingen skjer i sekvenser, til sammen 8 av filmens 24.</p><p><b>B. Utstyr.</b> Tegnebrett og lisenser holdes av studioet.</p><p><b>C. Rettigheter.</b> For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».</p><p><b>D. Arbeidstid.</b> 37,5 timer i uka, kjernetid ti til tre.</p><p><b>E. Ferie.</b> Fem uker, hvorav tre i juli.</p><p><b>F. Vilkår.</b> Studioets generelle vilkår på neste side er en del av avtalen.</p></div><div class="sg"><div>${hand('Rasmus Ekornholt', { farge: '#111' })}<i>Animatør, 17.12.21</i></div><div>${hand('Iben Kvalstrøm', { farge: '#1a1a1a' })}<i>Iben Kvalstrøm for studioet, 20.12.21</i></div></div><div class="ft">1/2</div>`,
          'to',
        )}${ark(
          `<h1>Generelle vilkår</h1><div class="un">Gjelder alle ansatte i produksjon</div><div class="c"><p><b>1. Instruks.</b> Arbeidet utføres etter studioets rutiner for fillagring og navngivning. Versjoner lagres hver kveld.</p><p><b>2. Helse.</b> Den ansatte tar pause fra skjermen hver time.</p><p><b>3. Resultater.</b> Alt den ansatte skaper i arbeidet, tilhører studioet. Den ansatte overdrar herved samtlige rettigheter til figurer, scener og tegninger, for alle bruksmåter og uten tidsbegrensning, og lønnen er fullt vederlag for dette.</p><p><b>4. Portefølje.</b> Klipp inntil 20 sekunder kan vises etter premieren.</p><p><b>5. Konkurranse.</b> Den ansatte kan ta andre oppdrag på fritiden.</p><p><b>6. Data.</b> Personopplysninger behandles etter loven.</p><p><b>7. Oppsigelse.</b> Én måned.</p><p><b>8. Tvist.</b> Trøndelag tingrett.</p></div><p style="margin-top:20mm">${penn('R.E.')} &nbsp; &nbsp; ${penn('I.K.', '#222')}</p><div class="ft">2/2</div>`,
          'to',
        )}`,
      },
    ],
  }),
  dok({
    id: 'w9-37',
    form: 'foto',
    language: 'nn',
    template: 'dagskontrakt',
    arbeidstaker: 'Heidi Marie Sjøbakken',
    selskap: ne,
    reg: [reg('Fest i fjøset (sesong 3)', 'VJ', U.regi, null)],
    variant: '1b',
    signert: [true, true],
    forventet: 'FYLL INN EPISODER',
    begrunnelse:
      'Dagskontrakten nevner bare dager, så antall episoder må fylles inn; klausul 1b og begge har signert.',
    papirer: [
      {
        navn: 'DSC00417.jpg',
        slag: 'foto',
        stil: dag,
        html: ark(
          `<div class="ra"><h1>Dagskontrakt</h1><div class="l"><b>Selskap</b><span>${ne}, ${orgDelt(org(ne))}</span></div><div class="l"><b>Produksjon</b>${penn('Fest i fjøsen, ses. 3')}</div><div class="l"><b>Namn</b>${penn('Heidi Marie Sjøbakken')}</div><div class="l"><b>Funksjon</b>${penn('VJ')}</div><div class="l"><b>Dagar</b>${penn('3 dagar: 11., 12. og 14. juni 2019')}</div><div class="l"><b>Løn per dag</b>${penn('2 900,-')}</div><div class="l"><b>Kamera</b>${penn('eige (2 stk), 700 kr dagen')}</div><div class="l"><b>Stad</b>${penn('Bygland')}</div>
<p class="sm">Løna blir utbetalt den 15. i månaden etter. Teieplikt om par og resultat. Utnytting av produksjonen blir regulert i særskild avtale mellom kringkastar/mediehus og F©R v/Norsk Filmforbund. Dagen er ti timar med pause. Avlysing seinare enn kl. 18 dagen før gjev full løn.</p>
<div class="sg"><div>${hand('Heidi Sjøbakken')}<i>Arbeidstakar</i></div><div>${hand('Kim Trulsvik', { farge: '#1c1c1c' })}<i>For selskapet</i></div></div></div>`,
          'dk',
        ),
      },
    ],
  }),
  dok({
    id: 'w9-38',
    form: 'foto',
    template: 'dagsplan',
    arbeidstaker: 'Marthe Glomsvang',
    selskap: 'Storljos Drama AS',
    reg: [reg('Den tredje søsteren', 'Maskør', F.kostyme, null)],
    variant: 'ikke_kontrakt',
    signert: [false, false],
    forventet: 'DOKUMENTASJONEN ER MANGELFULL',
    begrunnelse:
      'En dagsplan med merket navn viser at hun var med, men er ingen kontrakt; den må lastes opp.',
    papirer: [
      {
        navn: 'dagsplan.jpg',
        slag: 'foto',
        stil: call,
        html: ark(
          `<h1>DEN TREDJE SØSTEREN</h1><b>DAGSPLAN 17 av 52</b> – tirsdag 28. september 2021<div class="k"><span>Storljos Drama AS<br>Produsent: Cathrine Bruvolleng<br>Innspillingsleder: Petter Nøklebråten</span><span>Oppmøte 07:30<br>Lunsj 12:00<br>Wrap 17:30</span><span>Sol opp 07:12<br>Sol ned 19:02<br>9 °C, regn</span></div>
<table><tr><th>Scene</th><th>Ep.</th><th>INT/EKS</th><th>Sted</th><th>Innhold</th><th>Sider</th></tr><tr><td>14</td><td>2</td><td>INT DAG</td><td>Kjøkken</td><td>Ada finner brevet</td><td>2 3/8</td></tr><tr><td>31</td><td>3</td><td>EKS DAG</td><td>Brygga</td><td>Krangelen</td><td>1 5/8</td></tr><tr><td>47</td><td>5</td><td>INT NATT</td><td>Loftet</td><td>Ada og Birk</td><td>3</td></tr></table>
<table><tr><th>Avdeling</th><th>Navn</th><th>Funksjon</th><th>Oppmøte</th></tr><tr><td>Regi</td><td>Are Vinsrygg</td><td>Regissør</td><td>07:30</td></tr><tr><td>Foto</td><td>Lisa Myrabakk</td><td>Fotograf</td><td>07:00</td></tr><tr><td>Lyd</td><td>Stig Rønholt</td><td>Lydopptak</td><td>07:30</td></tr><tr><td>Sminke</td><td><mark>Marthe Glomsvang</mark></td><td><mark>Maskør</mark></td><td><mark>06:00</mark></td></tr><tr><td>Sminke</td><td>Ida Fossheimvik</td><td>Assistent</td><td>06:00</td></tr><tr><td>Kostyme</td><td>Nadia Prestkvern</td><td>Kostymedesigner</td><td>06:30</td></tr></table>
<table><tr><th>Skuespiller</th><th>Rolle</th><th>Sminke</th><th>På sett</th></tr><tr><td>Eline Bakkmyra</td><td>Ada</td><td>06:00</td><td>07:45</td></tr><tr><td>Jakob Steinrud</td><td>Birk</td><td>10:00</td><td>11:00</td></tr></table><p>Neste sykehus: 14 km. Husk regntøy. Godkjent av innspillingsleder ${hand('P Nøklebråten', { bredde: 110 })}</p>`,
          'cs',
        ),
      },
    ],
  }),
  dok({
    id: 'w9-39',
    template: 'samleavtale-prosa',
    arbeidstaker: 'Fredrik Oustmoen',
    selskap: su,
    reg: [
      reg('Naboduellen (sesong 2)', 'hovedredigerer', U.klipp, 4),
      reg('Sofakrigerne (sesong 2)', 'hovedredigerer', U.klipp, 10),
      reg('Gryteklart', 'hovedredigerer', U.klipp, 15),
    ],
    variant: '1b',
    signert: [true, true],
    pnr: p39,
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse:
      'For Gryteklart står ingen sesong, og registeret har tre; de to andre produksjonene er entydige. Må avklares.',
    papirer: [
      {
        navn: 'Samleavtale Oustmoen.pdf',
        slag: 'digital',
        stil: prosa,
        html: `${ark(
          `<h1>Samleavtale om redigering</h1><p>${su}, org.nr. ${orgDelt(org(su))}, ved produksjonssjef Jo Sletthaugmo, og Fredrik Oustmoen, fødselsnummer ${delt(p39)}, bosatt i Horten, har inngått denne avtalen om arbeid som hovedredigerer på tre produksjoner. Redigeringsassistent Tone Lilleslåtten er ansatt på egen avtale.</p>
<p>For det første gjelder avtalen Naboduellen, andre sesong. Sesongen er på 8 x 60 min, og Oustmoen har de fire første programmene. For det andre gjelder den Sofakrigerne sesong 2, der han har hele sesongen (10 ep.). For det tredje gjelder den Gryteklart, der han redigerer femten programmer à 25 minutter etter en fordeling som er gjort med postprodusenten.</p>
<p>Ansettelsen er midlertidig, jf. arbeidsmiljøloven § 14-9. Den varer til siste program er levert til kanalen, og til sammen regner partene med 190 arbeidsdager i et redigeringsrom i Nydalen. Vaktlisten for fire uker av gangen henges opp senest to uker i forveien.</p>
<p>Dagslønnen er 2 740 kroner. Den utbetales til konto ${konto(39190)} etter innlevert timeliste. Arbeid på helligdager lønnes dobbelt. Sykefravær over tre dager skal dokumenteres.</p>
<p>Utnyttelse av produksjonene reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. Det gjelder for alle tre.</p>
<p>Oustmoen skal ikke dele klipp, resultater eller opplysninger om deltakere før sending. Prosjektfiler og maler han lager, kan selskapet bruke videre i samme serie.</p>
<p>Begge kan si opp avtalen med en måneds varsel. ${kryss(true)}&nbsp;Personalhåndboken er utlevert. ${kryss(false)}&nbsp;Firmabil er utlevert.</p>
<div class="sg"><div>${hand('Fredrik Oustmoen')}<i>Fredrik Oustmoen</i></div><div>${hand('Jo Sletthaugmo', { farge: '#222' })}<i>for ${su}</i></div></div>`,
          'pr',
        )}`,
      },
    ],
  }),
]
