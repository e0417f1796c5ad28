import { delt, fnr, type Kontrakt, konto, kontrakt, papir, reg } from './felles.ts'
import {
  advokat,
  ansettelse,
  blankett,
  håndskjema,
  maskinbrev,
  paragraf,
  tillegg,
  tospalte,
} from './maler.ts'
import { org } from './register.ts'

const f21 = fnr(19, 5, 1989, 140)
const f23 = fnr(7, 7, 1977, 63)
const f24 = fnr(11, 10, 1995, 222)
const f26 = fnr(25, 4, 1983, 9)

/** Addenda, frames with call-offs, forms, and papers with something missing. */
export const del3: Kontrakt[] = [
  kontrakt(
    {
      id: 'w10-21',
      form: 'digital',
      språk: 'nn',
      mal: 'nrk-engasjement',
      arbeidstaker: 'Ingunn Brattabø',
      produksjonsselskap: 'NRK',
      reg: [reg('Sporløst i nord', 'Regissør', 'regi', 4)],
      klausul: 'NRK',
      signert: [true, true],
      fnr: f21,
      forventet: 'BEHANDLET',
      begrunnelse:
        'NRK-engasjement med egne reglar for rettar; regissør på fire episodar og begge underskrifter.',
    },
    papir(
      ansettelse,
      'Engasjement Brattabø.pdf',
      'digital',
      `> Avtale om mellombels engasjement
: Arbeidsgjevar | NRK, Bodø (org.nr. ${org('NRK')})
: Arbeidstakar | Ingunn Brattabø
: Fødselsnummer | ${delt(f21)}
: Stilling | Programmedarbeidar, regissør
: Program | Sporløst i nord, 4 episodar à 39 minutt, sending hausten 2021
: Tidsrom | 4. januar 2021 – 30. juni 2021
: Heimel | Arbeidsmiljøloven § 14-9 andre ledd bokstav a
: Årsløn | kr 548 000, stillingskode 2140
: Stillingsprosent | 100
: Næraste leiar | Redaksjonssjef Per Gunnar Sjøvoll
## Oppgåver
Arbeidstakaren har regien på alle fire episodane og følgjer dei gjennom redigering og lydmiks. Klipp og foto blir utførte av faste tilsette.
## Rettar
Opphavsretten følgjer særavtalen mellom NRK og fagforeiningane for programtilsette. NRK kan sende, strøyme, arkivere og vidareselje programmet slik særavtalen fastset, og vederlag for vidarebruk blir betalt etter den.
## Anna
Det er seks månaders prøvetid. Tilsette i NRK må melde frå om biarbeid. Etikkplakaten er gjennomgått med leiaren.
!! For NRK ; Per Gunnar Sjøvoll ; strek ; Bodø 14.12.2020 || Arbeidstakar ; Ingunn Brattabø ; strek ; Bodø 16.12.2020`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-22',
      form: 'skann',
      mal: 'tilleggsavtale',
      arbeidstaker: 'Anders Løkkebakken',
      produksjonsselskap: 'Ullteppe Drama AS',
      reg: [reg('Tjern', 'klipper', 'klipp', 6)],
      klausul: 'taus',
      signert: [true, true],
      forventet: 'DOKUMENTASJONEN ER MANGELFULL',
      begrunnelse:
        'Tillegget viser til en hovedavtale som ikke er lastet opp, så rettighetsklausulen kan ikke leses.',
    },
    papir(
      tillegg,
      'tillegg nr 2.pdf',
      'skann',
      `> Tillegg nr. 2
til avtale av 14. oktober 2019 mellom **Ullteppe Drama AS** (${org('Ullteppe Drama AS')}) og **Anders Løkkebakken** om engasjement som klipper på «Tjern»
# Endret omfang
- Engasjementet utvides fra fire til alle seks episoder.
- Sluttdato endres til 29. mai 2020.
# Betaling
- For de to episodene som kommer til, betales kr 61 500 hver.
# Uendret
- For øvrig, også når det gjelder opphavsrett og kreditering, består hovedavtalen og tillegg nr. 1 slik de lyder.
- Dette tillegget går foran ved motstrid.
!! Ullteppe Drama AS ; Selma Rognmo ; strek ; 9. mars 2020 || Klipper ; Anders Løkkebakken ; strek ; 9. mars 2020`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-23',
      form: 'blandet',
      mal: 'paragrafavtale',
      arbeidstaker: 'Bente Korsmo Lie',
      produksjonsselskap: 'Kaldtvann Film AS',
      reg: [reg('Sleppet', 'maskør', 'kostyme', 8)],
      klausul: '1a',
      signert: [true, true],
      fnr: f23,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Avtalen gjaldt fem episoder, og tillegget legger til tre; klausul 1a og begge underskrifter på begge papirene.',
    },
    papir(
      paragraf,
      'Avtale maskør Sleppet.pdf',
      'digital',
      `> Arbeidsavtale, maskeavdelingen
: Arbeidsgiver | Kaldtvann Film AS, org.nr. ${org('Kaldtvann Film AS')}
: Arbeidstaker | Bente Korsmo Lie, ${f23}
: Serie | Sleppet (8 × 41 min)
# Arbeidet
- Arbeidstakeren er maskør, med ansvar for maskens utforming på de fem første episodene. Sminkør under henne er Amalie Thorsby.
# Tid
- 14. februar til 20. mai 2022. Uken er på 42 timer med turnus.
# Lønn
- Kr 13 950 i uken. Forbruksvarer dekkes etter bilag, inntil kr 40 000.
# Opphavsrett
- For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
# Allergi og hygiene
- Skuespillernes allergier føres på eget ark, som makuleres når opptakene er over.
# Oppsigelse
- Fjorten dager fra begge sider.
!! Arbeidsgiver ; Birger Stuvøy ; strek ; Harstad 31.1.2022 || Arbeidstaker ; Bente Korsmo Lie ; strek ; Harstad 1.2.2022`,
    ),
    papir(
      maskinbrev,
      'tillegg mai.jpg',
      'foto',
      `Harstad, 12. mai 2022
> TILLEGG TIL ARBEIDSAVTALEN MED BENTE KORSMO LIE - SLEPPET
Hei Bente.
Vi er enige om at du fortsetter som maskør også på de tre siste episodene (6, 7 og 8). Perioden varer til 8. juli. Lønna er den samme. Alt annet i avtalen fra 1. februar står ved lag.
Takk for at du ble med videre.
!! Kaldtvann Film AS ; Birger Stuvøy ; strek || Bente ; Bente Korsmo Lie ; strek`,
      { slitasje: { skygge: 0.3 } },
    ),
  ),
  kontrakt(
    {
      id: 'w10-24',
      form: 'foto',
      mal: 'håndskjema',
      arbeidstaker: 'Pål Ivarsøn Gaare',
      produksjonsselskap: 'Revebjelle Barnefilm AS',
      reg: [reg('Røverne i Reveskogen', 'stemmeinstruktør og oversetter', null, 20)],
      klausul: 'buy-out',
      signert: [true, true],
      fnr: f24,
      forventet: 'MANGLER GODKJENT FAGFUNKSJON',
      begrunnelse:
        'Stemmeinstruktør og oversetter er ikke godkjente fagfunksjoner; alle rettigheter er dessuten overdratt.',
    },
    papir(
      håndskjema,
      'dubbeavtale.jpg',
      'foto',
      `> AVTALE OM DUBBING
## Parter
: Studio | Revebjelle Barnefilm AS, ${org('Revebjelle Barnefilm AS')}
: Navn | {{Pål Ivarsøn Gaare}}
: Fødselsnummer | {{${delt(f24)}}}
: Konto | {{${konto(640_277)}}}
## Oppdrag
: Tittel | {{Røverne i Reveskogen}}
: Oppgave | {{stemmeinstruktør og oversetter}}
: Antall episoder | {{20}} à {{11}} minutter
: Studiodager | {{uke 36–40 2020}}
: Honorar | {{1 900,– per episode}}
## Vilkår
1. Medvirkende overdrar alle rettigheter til bearbeidelsen og fremføringen til Studio uten begrensning i tid, sted eller form. Vederlaget er endelig.
2. Sanger oversettes mot eget honorar: [ ] ja &nbsp; [x] nei
3. Studio bestemmer rollebesetningen.
4. Navn i rulletekst: [x] ja &nbsp; [ ] nei
!! Studio ; Solfrid Aukland ; strek ; {{Oslo 17/8-20}} || Medvirkende ; Pål I. Gaare ; skrift ; {{Oslo 17/8-20}}`,
      { slitasje: { skjev: 1.5 } },
    ),
  ),
  kontrakt(
    {
      id: 'w10-25',
      form: 'digital',
      mal: 'advokatavtale',
      arbeidstaker: 'Helge Mikalsen Dyb',
      produksjonsselskap: 'Dampskipet Dokumentar AS',
      reg: [
        reg('Elvelangs', 'Lyddesigner', 'lyddesign', 3),
        reg('Rutebil 54', 'Lyddesigner', 'lyddesign', 4),
        reg('Elvelangs (sesong 2)', 'Lyddesigner', 'lyddesign', null),
      ],
      klausul: '1a',
      signert: [true, true],
      forventet: 'FYLL INN EPISODER',
      begrunnelse:
        'Tre serier under samme rammeavtale; for andre sesong av Elvelangs står bare «etter avrop».',
    },
    papir(
      advokat,
      'Rammeavtale lydarbeid m avrop.pdf',
      'digital',
      `> Rammeavtale om lydarbeid
Rammeavtalen er inngått mellom **Dampskipet Dokumentar AS**, org.nr. ${org('Dampskipet Dokumentar AS')} («Kunden»), og **Helge Mikalsen Dyb**, som driver Dyb Lyd ENK («Leverandøren»).
# Formål
- Rammeavtalen fastsetter vilkårene for lyddesign som Kunden kaller av i tiden 1. januar 2020 til 31. desember 2022.
- Den enkelte produksjon, omfanget og prisen fremgår av avropene i vedlegg A.
- Kunden er ikke bundet til noe minstevolum. Leverandøren kan avslå et avrop innen fem virkedager.
# Ytelsen
- Leverandøren er personlig lyddesigner. Bruk av medhjelper krever samtykke.
- Feil rettes uten vederlag når de er meldt innen 30 dager etter levering.
# Vederlag
- Priser er uten merverdiavgift. De justeres hver 1. januar etter konsumprisindeksen.
- Faktura forfaller etter 20 dager.
# Opphavsrett
- For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
- Bestemmelsen gjelder selv om arbeidet faktureres fra foretak.
# Ansvar
- Samlet ansvar er begrenset til vederlaget for vedkommende avrop.
# Opphør
- Rammeavtalen kan sies opp med tre måneders varsel. Påbegynte avrop fullføres.
# Tvister
- Verneting er Kundens.
===
> Vedlegg A – Avrop
|! Avrop | Dato | Produksjon | Omfang | Sum
| A-1 | 15.01.2020 | Rutebil 54 (6 × 28 min) | episode 1–2 og 5–6 | kr 60 000
| A-2 | 03.11.2020 | Elvelangs, første sesong (3 × 52 min) | alle | kr 87 000
| A-3 | 20.06.2022 | Elvelangs, andre sesong (4 × 52 min) | etter avrop, 12 dager reservert | kr 5 400 per dag
~ Opptakslyd og miks for A-1 og A-2 er bestilt fra andre.
Rammeavtalen med vedlegg A er signert slik den lyder per 20. juni 2022.
!! For Kunden ; Aslaug Fjærvoll ; strek ; Ålesund, 20. juni 2022 || Leverandøren ; Helge Mikalsen Dyb ; strek ; Ålesund, 20. juni 2022`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-26',
      form: 'skann',
      mal: 'standardblankett-4b',
      arbeidstaker: 'Linda Renate Ophus',
      produksjonsselskap: 'Fjellvettregel Fem AS',
      reg: [reg('Femkamp på fjellet (sesong 3)', 'Etterarbeidsredaktør', 'etterarbeid', 7)],
      klausul: '1b',
      signert: [true, true],
      fnr: f26,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Etterarbeidsredaktør på episode 4 til og med 10, klausul 1b er krysset av og begge har skrevet under.',
    },
    papir(
      blankett,
      'Blankett 4-B Ophus.pdf',
      'skann',
      `> STANDARDBLANKETT 4-B: TIDSBEGRENSET ANSETTELSE I TV-PRODUKSJON
# Partene
: Produsent | Fjellvettregel Fem AS | Org.nr. | ${org('Fjellvettregel Fem AS')}
: Ansatt | Linda Renate Ophus | Fødselsnr. | ${delt(f26)}
: Adresse | Fjordgløtt 31, 6783 Stryn | Konto | ${konto(911_046)}
# Produksjonen
: Tittel | FEMKAMP PÅ FJELLET | Sesong | 3
: Mediehus | TV 2 | Ep. i sesongen | 10
# Stillingen
: Funksjon | Etterarbeidsredaktør | Episoder | 4 t.o.m. 10
: Periode | 09.05.–02.09.2022 | Sted | Stryn / hjemme
[ ] redaktør &nbsp; [x] etterarbeid &nbsp; [ ] klipp &nbsp; [ ] regi &nbsp; [ ] annet
# Lønn
: Ukelønn | kr 15 350 | Timer | 40
- Overtid godtgjøres etter loven. Reise til kanalens visning dekkes.
# Opphavsrett (kryss av for ett alternativ)
<p>[ ] <b>A.</b> For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p>
<p>[x] <b>B.</b> Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</p>
<p>[ ] <b>C.</b> Ansatt overdrar samtlige rettigheter til produsenten.</p>
# Generelt
- Ansatt plikter å kjenne produsentens regler for deltakeromsorg.
- Oppsigelsestiden er fjorten dager.
- Tvister behandles etter arbeidsmiljøloven kapittel 17.
!! Produsent ; Sjur Tveitnes ; begge FJELLVETTREGEL FEM AS ; 02.05.2022 || Ansatt ; Linda Renate Ophus ; strek ; 04.05.2022`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-27',
      form: 'foto',
      språk: 'nn',
      mal: 'paragrafavtale',
      arbeidstaker: 'Torunn Eikemo',
      produksjonsselskap: 'Ullteppe Drama AS',
      reg: [reg('Fjordprosjektet', 'kostymedesignar', 'kostyme', 6)],
      klausul: '1a',
      signert: [true, true],
      forventet: 'MANGLER PRODUKSJONSINFORMASJON',
      begrunnelse:
        'Berre ein arbeidstittel er nemnd, og han finst ikkje i registeret; produksjonen må avklarast.',
    },
    papir(
      paragraf,
      'IMG_0081.jpg',
      'foto',
      `> Arbeidsavtale
: Produsent | Ullteppe Drama AS, org.nr. ${org('Ullteppe Drama AS')}
: Tilsett | Torunn Eikemo, Strandgata 40, 6800 Førde
: Produksjon | Dramaserie med arbeidstittel «Fjordprosjektet» (endeleg tittel blir fastsett av kanalen)
# Stilling
- Den tilsette er kostymedesignar på alle seks episodane og har ansvar for kostymebudsjettet på kr 480 000.
- Kostymeassistent er Ragna Sunde. Sminke høyrer ikkje til stillinga.
# Tid
- Frå 8. august til 18. november. Arbeidsstaden er Førde og Florø.
# Løn
- Kr 15 200 for veka.
# Opphavsrett
- For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R blir opphavsrettar regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
# Sal av kostyme
- Etter opptaka kan den tilsette kjøpe kostyme til halv pris.
# Tvist
- Sunnfjord er verneting.
!! Produsent ; Selma Rognmo ; strek ; Førde || Tilsett ; Torunn Eikemo ; strek ; Førde`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-28',
      form: 'digital',
      mal: 'tospaltet-avtale',
      arbeidstaker: 'Jens Kristoffer Blix',
      produksjonsselskap: 'Sju Sviller AS',
      reg: [reg('Bråtebrann', 'VFX-ansvarlig', 'kostyme', null)],
      klausul: '2',
      signert: [true, true],
      forventet: 'BEHANDLET',
      begrunnelse: 'VFX på spillefilm, klausul 2, og begge har signert elektronisk på egen side.',
    },
    papir(
      tospalte,
      'VFX Bråtebrann - signert.pdf',
      'digital',
      `> Avtale om visuelle effekter
Sju Sviller AS (${org('Sju Sviller AS')}), Produsenten, og Jens Kristoffer Blix, Medarbeideren. Film: BRÅTEBRANN, spillefilm, 103 minutter.
<div class="sp">
# Engasjement
- Medarbeideren er VFX-ansvarlig og utfører selv 64 av filmens 180 effektbilder. Resten settes bort til Røyk &amp; Gnist v/ Tina Maurstad.
- Medarbeideren er til stede på opptak i ni dager, alle med ild.
# Vederlag
- Fast sum kr 385 000, delt i fem like deler.
- Endres klippet etter låsing, betales kr 5 100 per bilde som må gjøres om.
# Opphavsrett
- For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».
- Verktøy og skript som Medarbeideren har laget før avtalen, forblir hans.
# Levering
- Bilder leveres som EXR i 2K med 8 bilders håndtak.
- Produsenten godkjenner innen fire dager.
# Navn
- Eget skilt i rulleteksten.
# Sikkerhet
- Brannvern og HMS på settet ledes av andre. Medarbeideren kan stanse en tagning han mener er farlig.
# Avslutning
- Avtalen kan heves ved forsinkelse ut over fire uker.
- Norsk rett. Buskerud tingrett.
</div>
Avtalen signeres elektronisk, se neste side.
===
> Signeringsbevis
Dokumentet er signert elektronisk med PennVerk. Beviset er en del av dokumentet.
|! Underskriver | Rolle | Metode | Tidspunkt | Status
| Halvard Nerdrumsli | for Sju Sviller AS | BankID | 11.03.2021 10:22:41 | ✓ Signert
| Jens Kristoffer Blix | Medarbeider | BankID | 11.03.2021 21:05:09 | ✓ Signert
~ Dokument-ID PV-20210311-77c0-19ee · 2 sider · alle parter har signert`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-29',
      form: 'skann',
      mal: 'advokatavtale',
      arbeidstaker: 'Vibeke Stamnes Ruud',
      produksjonsselskap: 'Tranfabrikken Film AS',
      reg: [reg('Tyskerbrakka', 'produksjonsdesigner', 'scenograf', 10)],
      klausul: 'taus',
      signert: [false, false],
      forventet: 'DOKUMENTASJONEN ER MANGELFULL',
      begrunnelse: 'Bare side 1 av 3 er lastet opp; rettigheter og underskrifter står på sidene som mangler.',
    },
    papir(
      advokat,
      'Ruud side1.pdf',
      'skann',
      `> Engasjementsavtale
**Tranfabrikken Film AS**, org.nr. ${org('Tranfabrikken Film AS')} («Selskapet»), og **Vibeke Stamnes Ruud** («Designeren»).
# Engasjementet
- Selskapet engasjerer Designeren som produksjonsdesigner på dramaserien «Tyskerbrakka», ti episoder à 46 minutter, alle.
- Designeren rapporterer til produsent Ragnhild Sæterlien og arbeider sammen med regissør Hans Petter Moen og fotograf Lill Krogstad.
- Designeren leder en avdeling på inntil fjorten personer, herunder to scenografiassistenter, én rekvisitør og to innkjøpere.
# Varighet
- Forberedelse fra 17. august 2020, opptak fra 2. november 2020 til 26. mars 2021, tilbakelevering til 16. april 2021.
- Utsettes opptaksstart mer enn åtte uker, kan hver av partene tre tilbake uten erstatning.
# Godtgjørelse
- Kr 17 400 per uke i forberedelse og kr 18 200 per uke i opptak.
- Diett og losji på Helgeland dekkes etter statens satser.
- Feriepenger utbetales ved ferie eller fratreden.
# Budsjett
- Avdelingens ramme er kr 3 150 000 uten lønn. Avvik over fem prosent skal godkjennes på forhånd.
- Regnskap føres ukentlig og leveres hver mandag med bilag.
# Tegninger og modeller
- Tegninger leveres i 1:50 og, der det bygges, i 1:20.
- Modeller bygges når regissøren ber om det. Selskapet dekker materialene.
# Opphavsrett og utnyttelse`,
      { av: 3 },
    ),
  ),
  kontrakt(
    {
      id: 'w10-30',
      form: 'foto',
      mal: 'standardblankett-4b',
      arbeidstaker: 'Christer Nymoen',
      produksjonsselskap: 'Halvtanna TV AS',
      reg: [reg('Full fart ut', 'Redaktør', 'tvredaktør', 10)],
      klausul: 'motstridende',
      signert: [true, false],
      forventet: 'MANGLER SIGNATUR',
      begrunnelse:
        'Bare redaktøren har skrevet under, selskapet har bare et mottaksstempel; to alternativer er dessuten krysset av.',
    },
    papir(
      blankett,
      'nymoen4b.jpg',
      'foto',
      `> STANDARDBLANKETT 4-B: TIDSBEGRENSET ANSETTELSE I TV-PRODUKSJON
# Partene
: Produsent | {{Halvtanna TV AS}} | Org.nr. | {{${org('Halvtanna TV AS')}}}
: Ansatt | {{Christer Nymoen}} | Født | {{3/3-86}}
# Produksjonen
: Tittel | {{Full fart ut}} | Sesong | {{1}}
: Mediehus | {{TVNorge}} | Ep. i sesongen | {{10}}
# Stillingen
: Funksjon | {{Redaktør}} | Episoder | {{alle}}
: Periode | {{4/1–28/5 2021}} | Sted | {{Oslo}}
[x] redaktør &nbsp; [ ] etterarbeid &nbsp; [ ] klipp &nbsp; [ ] regi &nbsp; [ ] annet
# Lønn
: Ukelønn | {{16 100}} | Timer | {{40}}
- Overtid godtgjøres etter loven. Reise til kanalens visning dekkes.
# Opphavsrett (kryss av for ett alternativ)
<p>[x] <b>A.</b> For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».</p>
<p>[ ] <b>B.</b> Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.</p>
<p>[x] <b>C.</b> Ansatt overdrar samtlige rettigheter til produsenten.</p>
# Generelt
- Ansatt plikter å kjenne produsentens regler for deltakeromsorg.
- Oppsigelsestiden er fjorten dager.
- Tvister behandles etter arbeidsmiljøloven kapittel 17.
!! Produsent ; Preben Lauvtangen ; stempel MOTTATT 22 DES 2020 || Ansatt ; Christer Nymoen ; strek ; {{18/12}}`,
    ),
  ),
]
