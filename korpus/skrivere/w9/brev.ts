import { org } from './selskaper.ts'
import { ark, delt, dok, F, hand, orgDelt, penn, pnr, reg, stempel } from './verktoy.ts'

const ha = 'Halvtanke Film AS'
const db = 'Dobbel Bunn Produksjon AS'
const ok = 'Øksendrift Film AS'
const kr = 'Kråkesølv Kino AS'
const p27 = pnr(6, 6, 74, 122)
const p29 = pnr(28, 1, 95, 390)

const stil = `.br{padding:24mm 26mm;font:11pt/1.5 'C059','Liberation Serif';color:#141414}.br .to{display:flex;justify-content:space-between;font-size:9.5pt;margin-bottom:12mm}.br p{margin:0 0 3mm}.br h1{font-size:13pt;margin:0 0 4mm}.br .sg{margin-top:8mm}.br .sg i{display:block;font-size:9.5pt;border-top:1px solid #222;width:75mm;margin-bottom:5mm}.br .g{border-top:1px solid #888;margin-top:6mm;padding-top:4mm}.br .ft{position:absolute;bottom:12mm;left:26mm;font-size:8pt;color:#555}`

export const brev = [
  dok({
    id: 'w9-27',
    template: 'tilbudsbrev',
    arbeidstaker: 'Vilde Kongsvikmo',
    selskap: ha,
    reg: [
      reg('Kvinnen i vaktbua', 'regissør', F.regi, null),
      reg('Kvinnen i vaktbua', 'manusforfatter', F.manus, null),
    ],
    variant: '2',
    signert: [true, true],
    pnr: p27,
    forventet: 'BEHANDLET',
    begrunnelse: 'Brevet er avtalen: regi og manus på en spillefilm, klausul 2, og begge har signert.',
    papirer: [
      {
        navn: 'Brev av 11. februar.pdf',
        slag: 'digital',
        stil,
        html: `${ark(
          `<div class="to"><div>Vilde Kongsvikmo<br>Gamle Kirkevei 4<br>9515 Alta<br>F.nr. ${delt(p27)}</div><div><b>${ha}</b><br>Org.nr. ${orgDelt(org(ha))}<br>Sofies gate 70, Oslo<br>11. februar 2020</div></div><h1>Tilbud om regi og manus – «Kvinnen i vaktbua»</h1>
<p>Kjære Vilde,</p><p>etter møtene i januar har vi gleden av å tilby deg å være både regissør og manusforfatter på spillefilmen «Kvinnen i vaktbua» (anslått lengde 98 minutter, 1 av 4 titler i årets portefølje). Når du har skrevet under nederst på side 2, er dette brevet avtalen mellom oss.</p>
<p>Arbeidet med manus begynner 1. mars 2020, og tredje utkast skal være levert 15. august. Opptak er planlagt til 34 dager fra 12. oktober. Du deltar i klipp fram til låst bilde, som vi regner med er i mars 2021.</p>
<p>Honoraret er 410 000 kroner for manus og 780 000 kroner for regi. Manus betales i tre rater ved levering av hvert utkast. Regihonoraret betales som lønn, likt fordelt på månedene fra september til april.</p>
<p>Om opphavsretten har vi blitt enige om bransjens ordning: For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».</p>
<p>Sluttklippen bestemmes av oss i samråd med deg. Er vi uenige, viser vi begge versjonene for konsulenten før vi avgjør.</p><div class="ft">1 &nbsp; ${penn('VK')} &nbsp; ${penn('S.T.', '#222')}</div>`,
          'br',
        )}${ark(
          `<p>Navnet ditt står alene i forteksten med «Manus og regi» og på plakaten i samme størrelse som tittelen på originalen, dog ikke mindre enn 15 prosent av den.</p><p>Du kan ikke ta annet heltidsarbeid i opptaksperioden. Reklamefilm inntil to dager i måneden er greit ellers. Blir filmen ikke finansiert innen 1. september 2020, er vi begge fri, og du beholder manuset mot å tilbakebetale det som er utbetalt, den dagen det brukes av andre.</p><p>Hilsen</p>
<div class="sg">${hand('Solveig Tranvikås', { farge: '#161616' })}<i>Solveig Tranvikås, produsent, ${ha}</i></div><div class="g"><p>Jeg tar imot tilbudet.</p><p>Alta, 17. februar 2020</p><div class="sg">${hand('Vilde Kongsvikmo')}<i>Vilde Kongsvikmo</i></div></div><div class="ft">2</div>`,
          'br',
        )}`,
      },
    ],
  }),
  dok({
    id: 'w9-28',
    form: 'skann',
    template: 'tilbudsbrev',
    arbeidstaker: 'Magnus Teigebakk',
    selskap: db,
    reg: [reg('Speilkabinettet', 'produksjonsdesigner', F.scenografi, 6)],
    variant: '1a',
    signert: [true, true],
    forventet: 'MANGLER PRODUKSJONSINFORMASJON',
    begrunnelse:
      'Brevet sier ikke hvilken sesong det gjelder, og registeret har to med seks episoder; må avklares.',
    papirer: [
      {
        navn: 'Engasjementsbrev.pdf',
        slag: 'skann',
        stil,
        html: ark(
          `<div class="to"><div>Magnus Teigebakk<br>Lørenskog</div><div><b>${db}</b><br>Org.nr. ${orgDelt(org(db))}<br>14. april</div></div><h1>Engasjementsbrev: Speilkabinettet</h1>
<p>Vi bekrefter med dette at du er engasjert som produksjonsdesigner på dramaserien Speilkabinettet for Viaplay, alle seks episodene à 44 minutter.</p><p>Forarbeidet starter i uke 19 og varer i åtte uker, og opptaket begynner i uke 27. Du leder en avdeling på sju, og budsjettet ditt er på 2,1 millioner kroner. Ukelønna er 18 300 kroner.</p>
<p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettighetene i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p><p>Tegninger og modeller tilhører selskapet, men kan brukes i porteføljen din etter premieren. Tariffavtalens regler om arbeidstid og oppsigelse gjelder.</p><p>Skriv under begge eksemplarene og send det ene tilbake.</p>
<div class="sg">${hand('Idun Aasvangen', { farge: '#1b1b1b' })}<i>for ${db}: Idun Aasvangen</i>${stempel(['DOBBEL BUNN', 'PRODUKSJON AS'], '#444', 4)}</div><div class="sg">${hand('Magnus Teigebakk', { farge: '#111' })}<i>Magnus Teigebakk</i></div>`,
          'br',
        ),
      },
    ],
  }),
  dok({
    id: 'w9-29',
    form: 'skann',
    language: 'nn',
    template: 'tilbudsbrev',
    arbeidstaker: 'Jorunn Flåten Bruheim',
    selskap: ok,
    reg: [reg('Sauebonden sin sønn', 'filmfotograf', F.foto, null)],
    variant: '2',
    signert: [true, true],
    pnr: p29,
    forventet: 'BEHANDLET',
    begrunnelse:
      'Filmfotograf på en kortfilm, klausul 2 på nynorsk, og begge har signert; ingen episoder trengs.',
    papirer: [
      {
        navn: 'kortfilm avtale.pdf',
        slag: 'skann',
        stil,
        html: ark(
          `<div class="to"><div>Jorunn Flåten Bruheim<br>Skei i Jølster<br>${p29}</div><div><b>${ok}</b><br>${orgDelt(org(ok))}<br>Sogndal, 3. mai 2021</div></div><h1>Avtale om foto – kortfilmen «Sauebonden sin son»</h1>
<p>Hei Jorunn! Takk for at du vil vere med. Dette blir vi samde om:</p><p><b>Arbeidet.</b> Du er filmfotograf på kortfilmen, som skal vere om lag 15 minutt lang. Lyset set du saman med Eivind. Vi filmar på garden i fem dagar frå 7. juni og éin dag i september.</p><p><b>Pengane.</b> 24 000 kroner i alt, på lønsslipp i juli. Kamera frå Filmreiskap er betalt av oss, 2 pakkar.</p>
<p><b>Opphavsrett.</b> For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R blir opphavsrettane klarerte i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».</p><p><b>Dyra.</b> Sauene skal ikkje jagast. Bonden har siste ord om det.</p><p><b>Festivalar.</b> Blir filmen teken ut til ein festival utanlands, dekkjer vi reisa di til den første.</p>
<div class="sg">${hand('Jorunn Bruheim', { farge: '#111' })}<i>Jorunn Flåten Bruheim</i>${hand('Ragnhild Øyhovden', { farge: '#222' })}<i>Ragnhild Øyhovden, ${ok}</i></div>`,
          'br',
        ),
        slitasje: { dpi: 150, korn: 0.5 },
      },
    ],
  }),
  dok({
    id: 'w9-30',
    language: 'en',
    template: 'letter-agreement',
    arbeidstaker: 'Dominik Rygghaug',
    selskap: kr,
    reg: [reg('Åtte føtter under', 'VFX Supervisor', F.kostyme, null)],
    variant: 'buy-out',
    signert: [false, false],
    forventet: 'MANGLER SIGNATUR',
    begrunnelse:
      'Brevet er et utkast uten signaturer; navnene er maskinskrevet, og alle rettigheter er overdratt.',
    papirer: [
      {
        navn: 'VFX letter agreement v3 CLEAN.pdf',
        slag: 'digital',
        stil,
        html: ark(
          `<div class="to"><div>Mr Dominik Rygghaug<br>Rygghaug Pictures<br>Sandnes</div><div><b>${kr}</b><br>Company no. ${orgDelt(org(kr))}<br>4 October 2021</div></div><h1>Re: “Eight Feet Under” (Åtte føtter under) – feature film</h1>
<p>Dear Dominik,</p><p>This letter sets out the terms on which you will act as VFX Supervisor on the above feature, running time approximately 95 minutes, for which some 140 shots in 8 sequences are foreseen.</p><p>1. You will attend 6 shooting days and supervise two vendors until delivery on 1 June 2022.</p><p>2. The fee is NOK 320,000, payable in four instalments of NOK 80,000.</p><p>3. In return for the fee, you assign to us outright all rights, title and interest in the results of your work, worldwide, for the full term of protection and in every medium. This is a complete buy-out and no further sums, including sums administered by a collective management organisation, are payable by us or our licensees.</p><p>4. Your credit will appear in the end titles.</p><p>5. This agreement is subject to Norwegian law.</p><p>Please countersign below.</p><p>Yours sincerely,</p><br>
<p>Håkon Bjørkmyr<br>Producer, ${kr}</p><br><p>Agreed and accepted: ______________________ &nbsp; Date: ____________<br>Dominik Rygghaug</p>`,
          'br',
        ),
      },
    ],
  }),
]
