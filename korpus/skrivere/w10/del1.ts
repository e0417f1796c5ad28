import { delt, fnr, type Kontrakt, konto, kontrakt, papir, reg } from './felles.ts'
import { avropsark, avropsbrev, epost, håndskjema, maskinbrev, papirer, ukeseddel } from './maler.ts'
import { org } from './register.ts'

const f01 = fnr(4, 6, 1979, 120)
const f04 = fnr(23, 11, 1990, 41)
const f06 = fnr(17, 2, 1984, 310)
const f09 = fnr(30, 8, 1987, 205)

/** The line producer's: call-offs, letters, and an invoice. */
export const del1: Kontrakt[] = [
  kontrakt(
    {
      id: 'w10-01',
      form: 'digital',
      mal: 'avropsark',
      arbeidstaker: 'Jorunn Sletteng',
      produksjonsselskap: 'Storlom Drama AS',
      reg: [reg('Havnefogden (sesong 2)', 'Klipper', 'klipp', 4)],
      klausul: '1a',
      signert: [true, true],
      fnr: f01,
      forventet: 'BEHANDLET',
      begrunnelse: 'Klipper på episode 3–6, klausul 1a og begge underskrifter.',
    },
    papir(
      avropsark,
      'Avrop 14 Sletteng.pdf',
      'digital',
      `> AVROP NR. 14
: Selskap | Storlom Drama AS, org.nr. ${org('Storlom Drama AS')}
: Til | Jorunn Sletteng, Kjerraten 8, 2316 Hamar
: Fødselsnr. / konto | ${delt(f01)} / ${konto(418_220)}
: Serie | HAVNEFOGDEN II (andre sesong, åtte episoder à 45 min)
: Jobb | Klipper
: Episoder | 3–6
: Tid | 11. januar – 16. april 2021, 14 uker
: Pris | kr 16 250 per uke, feriepenger i tillegg
: Sted | Klipperom 2, Brygga. Nøkkel hos Vetle.
: Rapporterer til | Ingvild Rognes (regi), Vetle Oksnevik (produsent)
# Vilkår
* Kutt 1 av hver episode senest tolv arbeidsdager etter siste opptaksdag på episoden.
* Helg bare etter avtale. 37,5 timer i uka. Kost dekkes ikke på klipp.
* Blir det stopp i opptakene, flyttes ukene. Ingen av oss taper på det.
* Opphavsrett: For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
* Navn på rulleteksten på alle episoder du har klippet.
Avropet gjelder når begge har skrevet under.
!! For selskapet ; Vetle Oksnevik ; strek ; Hamar 4/1-21 || Mottatt og godtatt ; Jorunn Sletteng ; strek ; Hamar 6/1-21`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-02',
      form: 'skann',
      mal: 'avropsbrev',
      arbeidstaker: 'Steinar Lauvåsen',
      produksjonsselskap: 'Blikktak Underholdning AS',
      reg: [reg('Full fart hjem', 'A-lyd', 'tvlyd', 6)],
      klausul: '1b',
      signert: [true, true],
      forventet: 'BEHANDLET',
      begrunnelse:
        'A-lyd på halvparten av de tolv programmene i første sesong, klausul 1b og begge underskrifter.',
    },
    papir(
      avropsbrev,
      'lauvåsen.pdf',
      'skann',
      `<div class="hode">Blikktak Underholdning AS<br>Gamle Meieriet, 2 etg., 2830 Raufoss<br>org. ${org('Blikktak Underholdning AS')}</div>
Raufoss, 19. februar 2020
Kjære Steinar,
> Full fart hjem, første sesong
takk for sist, og takk for at du tok telefonen klokka halv elleve. Som jeg sa, er det Bodil som tar den første bolken, og så kommer du inn fra 20. april og har lyden på opptak ut juni. Det blir halvparten av de 12 programmene. Du er A-lyd, og du får med deg Kasper på bom de dagene vi er ute på veien.
Betalingen er kr 4 100 for dagen på ti timer, 31 dager er satt av. Bilen din bruker vi til utstyret, 4,03 for kilometeren. Utstyrsleia er kr 1 200 per dag og står på egen faktura.
Så det formelle, for Bodil på kontoret sier jeg må: Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund. Du slipper altså å lure på det.
Skulle kanalen flytte på opptakene, ringer jeg samme dag. Er du sjuk, så ring du. Ellers er du forsikret hos oss fra du går ut døra hjemme.
Skriv under på den ene, ta vare på den andre.
Hilsen Jon Erik
!! Jon Erik Sandbukt, Blikktak ; ; strek || Steinar Lauvåsen ; ; strek`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-03',
      form: 'digital',
      språk: 'nn',
      mal: 'maskinskrevet-brev',
      arbeidstaker: 'Guro Heimvoll',
      produksjonsselskap: 'Vindfang Dokumentar AS',
      reg: [reg('Siste slåtten', 'fotograf', 'foto', null)],
      klausul: '2',
      signert: [true, true],
      forventet: 'BEHANDLET',
      begrunnelse:
        'Fotograf på dokumentarfilm, klausul 2 og begge underskrifter; ein film treng ikkje episodar.',
    },
    papir(
      maskinbrev,
      'Siste slåtten - foto.pdf',
      'digital',
      `Vindfang Dokumentar AS (${org('Vindfang Dokumentar AS')})
Vinje, 2. mai 2019
Til Guro Heimvoll
> OPPDRAG SOM FOTOGRAF - "SISTE SLÅTTEN"
Hei Guro. Her er det vi vart samde om på kaia.
## Arbeidet
Du er fotograf på dokumentarfilmen Siste slåtten (om lag 76 minutt). Vi reknar med 40 opptaksdagar over fire årstider, frå mai 2019 til mars 2020. Regissør er Liv Hallgrimsrud. Du vel linser sjølv, men seier frå før du leiger.
## Pengar
Kr 3 650 per dag, fakturert frå Heimvoll Foto kvar månad. Reise og kost etter rekning. Når filmen er selt til utlandet, gjer vi ikkje opp noko meir over denne avtalen.
## Opphavsrett
For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R blir opphavsrettar klarerte i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».
Råmateriale som ikkje er med i filmen, skal ikkje nyttast i andre verk utan at du er spurd.
## Elles
Du skal stå på plakaten. Blir du sjuk meir enn tre veker i slåtten, finn vi ein annan, og du får for det du har gjort.
Set namnet ditt under om du er samd.
!! For Vindfang Dokumentar AS ; Liv Hallgrimsrud ; skrift ; 2.5.2019 || Samd ; Guro Heimvoll ; strek ; 5.5.2019`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-04',
      form: 'foto',
      mal: 'håndskjema',
      arbeidstaker: 'Ole-Martin Skogrand',
      produksjonsselskap: 'Nordre Skur TV AS',
      reg: [reg('Bytt bobil', 'lysansvarlig og førsteassistent', null, 10)],
      klausul: 'taus',
      signert: [true, true],
      fnr: f04,
      forventet: 'MANGLER GODKJENT FAGFUNKSJON',
      begrunnelse:
        'Lysansvarlig og førsteassistent er ikke godkjente fagfunksjoner; blanketten sier ikke noe om rettigheter.',
    },
    papir(
      håndskjema,
      'IMG_3307.jpg',
      'foto',
      `> ARBEIDSAVTALE FOR KORTE OPPDRAG
## Oppdragsgiver
: Firma | {{Nordre Skur TV AS}}
: Org.nr. | {{${org('Nordre Skur TV AS')}}}
: Kontakt | {{Øyvind Brekkesto, tlf 400 10 548}}
## Medarbeider
: Etternavn, fornavn | {{Skogrand, Ole-Martin}}
: Fødselsnummer (11 siffer) | {{${delt(f04)}}}
: Nærmeste pårørende | {{Kari Skogrand (mor)}}
: Kontonummer | {{${konto(77_310)}}}
## Oppdraget
: Produksjon | {{Bytt bobil}}
: Arbeid | {{lysansvarlig og førsteassistent}}
: Episoder | {{alle 10}}
: Fra – til | {{3/5 – 18/6 2021}}
: Lønn | {{2 750,– per dag}} &nbsp; [x] skattekort levert &nbsp; [ ] ENK
: Diett | [x] ja &nbsp; [ ] nei
: Overnatting | [ ] eget hjem &nbsp; [x] bobil
Medarbeideren følger produksjonsleders dagsplan. Skade på utstyr meldes samme dag. Oppsigelse: syv dager fra begge sider. Forhold som ikke er nevnt her, følger arbeidsmiljøloven.
!! Oppdragsgiver ; Øyvind Brekkesto ; strek ; Otta 30/4 || Medarbeider ; O-M Skogrand ; skrift ; Otta 30/4`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-05',
      form: 'digital',
      mal: 'e-postutskrift',
      arbeidstaker: 'Tuva Engelskjær',
      produksjonsselskap: 'Peis & Propell AS',
      reg: [reg('Grenseløs', 'klipper', 'klipp', 2)],
      klausul: 'taus',
      signert: [true, false],
      forventet: 'MANGLER SIGNATUR',
      begrunnelse:
        'Bare klipperen har skrevet under på utskriften; produsentens navn er skrevet på maskin i e-posten.',
    },
    papir(
      epost,
      'Utskrift bekreftelse (signert).pdf',
      'digital',
      `: Fra | Hedda Kvistgård &lt;hedda@peisogpropell.example&gt;
: Til | Tuva Engelskjær &lt;tuva@engelskjaer.example&gt;
: Kopi | Sverre (regnskap)
: Sendt | tirsdag 9. mars 2021 kl. 14.52
: Emne | Avtale klipp GRENSELØS – skriv ut, signer og send tilbake
Hei Tuva!
Dette er avtalen vår. Skriv den ut og signer nederst, så gjør jeg det samme når jeg er tilbake fra Røros.
* Du klipper de to siste episodene (5 og 6) av dokumentarserien Grenseløs. 43 minutter hver.
* 22. mars til 4. juni, fem dager i uka. Fri 17. mai (selvsagt).
* Fast sum 148 000 kroner. Halvparten ved oppstart, halvparten ved låst bilde.
* Ti dager ekstra til endringer er med. Blir det flere, avtaler vi det.
* Timer over dette: 410 kroner.
* Du sier fra til Sverre om skattekort.
Har du lest så langt og er enig, er vi i mål.
Beste hilsen
Hedda Kvistgård
produsent, Peis &amp; Propell AS, org.nr. ${org('Peis & Propell AS')}
<hr>
Jeg godtar det som står over:
!! Klipper ; Tuva Engelskjær ; strek ; Tynset 10.03.2021 || For Peis &amp; Propell AS ; Hedda Kvistgård ; tom`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-06',
      form: 'skann',
      språk: 'nn',
      mal: 'avropsark',
      arbeidstaker: 'Magnhild Fossbergom',
      produksjonsselskap: 'Låvebrua Film og TV AS',
      reg: [reg('Spelemannsprøva', 'regi', 'tvregi', 5), reg('Spelemannsprøva', 'redigering', 'klipp', 2)],
      klausul: '1a',
      signert: [true, true],
      fnr: f06,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Regi på I, III og V–VII er fem program og redigering på VI og VII er to; klausul 1a og begge underskrifter.',
    },
    papir(
      avropsark,
      'avrop-spelemann.pdf',
      'skann',
      `> AVROP · SPELEMANNSPRØVA
: Firma | Låvebrua Film og TV AS (${org('Låvebrua Film og TV AS')})
: Namn | Magnhild Fossbergom, f.nr. ${f06}
: Adresse | Storgjeldet 3, 2686 Lom
: Kva | Regi på program I, III og V–VII. Redigering på dei to siste (VI og VII).
: Program i alt | sju, 57 minutt
: Periode | 1. mars – 25. juni 2021
: Løn | kr 15 800 veka i opptak, kr 14 900 veka i redigering
: Fri | påskeveka
# Avtala
* Prøveprogrammet frå 2020 er gjort opp og er ikkje med her.
* Program II og IV har Eivind Bakketun regi på. De er einige om felles takt og tone.
* For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R blir opphavsrettar regulerte i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016». Dette gjeld både regi og redigering.
* Musikk frå kappleiken klarerer firmaet.
* Bilgodtgjersle etter staten sine satsar. Kost på settet.
* Sjukdom: meld til Arnulf før klokka sju.
!! For firmaet ; Arnulf Sletthallen ; begge LÅVEBRUA FILM OG TV ; Vågå 12.2.2021 || Arbeidstakar ; Magnhild Fossbergom ; strek ; Lom 15.2.2021`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-07',
      form: 'digital',
      mal: 'avropsbrev',
      arbeidstaker: 'Petter Nyseth Wang',
      produksjonsselskap: 'Rød Kombi Produksjon AS',
      reg: [
        reg('Dyresirkus', 'klippejobben', 'klipp', null),
        reg('Kraftverket', 'klippejobben', 'klipp', null),
        reg('Rallarblod', 'klippejobben', 'klipp', 3),
      ],
      klausul: 'buy-out',
      signert: [true, true],
      forventet: 'BEHANDLET',
      begrunnelse:
        'Klipper på to dokumentarfilmer og tre av seks episoder; alle rettigheter er overdratt, så bare privatkopiering.',
    },
    papir(
      avropsbrev,
      'Brev om klippejobb vinteren.pdf',
      'digital',
      `<div class="hode">Rød Kombi Produksjon AS<br>Postboks 54, 2671 Otta<br>${org('Rød Kombi Produksjon AS')}</div>
Otta, 27. august 2021
Kjære Petter,
da er vinteren din fylt. Du tar klippejobben på tre ting for oss, og jeg samler alt i dette brevet så vi slipper tre papirer:
|! Hva | Omfang | Når | Betaling
| Dyresirkus (52 min) | hele | september–oktober | 92 000
| Kraftverket (58 min) | hele | november–desember | 98 000
| Rallarblod, 6 × 48 min | første halvdel | januar–mars | 156 000
Ola Rønningsbakk klipper resten av Rallarblod og sitter i rommet ved siden av. Dere deler assistenten.
Så må jeg ha med dette, for vi selger videre til alle mulige: For summene over overtar Rød Kombi alle rettigheter til det du lager, for alltid og overalt, i alle former som finnes og som måtte komme, også rett til å endre og til å gi rettighetene videre. Det kommer ikke noe mer vederlag, verken fra oss eller fra dem vi selger til.
Du står på rulleteksten på alle tre. Maskinen er vår, skjermene er dine. Blir det sykdom, forskyver vi.
Er dette greit, så sett navnet ditt ved siden av mitt.
Varm hilsen
!! Kolbjørn Tresfjell ; for Rød Kombi Produksjon AS ; strek || Petter Nyseth Wang ; klipper ; strek ; 31/8`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-08',
      form: 'foto',
      mal: 'avropsark',
      arbeidstaker: 'Kjersti Dahlemoen',
      produksjonsselskap: 'Ullteppe Drama AS',
      reg: [reg('Fergekaia', 'Lyddesigner', 'lyddesign', 10)],
      klausul: '1a',
      signert: [false, true],
      forventet: 'MANGLER SIGNATUR',
      begrunnelse: 'Bare selskapet har stemplet og skrevet under; feltet for lyddesigneren er tomt.',
    },
    papir(
      avropsark,
      'avrop fergekaia.jpg',
      'foto',
      `> AVROP NR. 3 – LYD
: Selskap | Ullteppe Drama AS · ${org('Ullteppe Drama AS')}
: Til | Kjersti Dahlemoen (Dahlemoen Lyd ENK)
: Serie | FERGEKAIA
: Jobb | Lyddesigner, alle ti
: Lengde | 30 min
: Tid | uke 2–18, 2022
: Pris | kr 21 000 per episode, eks. mva.
: Levering | 5.1 og stereo, M&amp;E
: Mikser | Lydloftet v/ Joar Stølsmark
# Vilkår
* Opphavsrettigheter for medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
* Én rettegang per episode er med i prisen.
* Foley settes bort av oss.
* Betaling 20 dager.
!! Ullteppe Drama AS ; Selma Rognmo ; begge ULLTEPPE DRAMA AS ; 20/12-21 || Godtatt ; Kjersti Dahlemoen ; tom`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-09',
      form: 'digital',
      mal: 'ukesengasjement',
      arbeidstaker: 'Sander Holmebakk',
      produksjonsselskap: 'Hvitløk TV AS',
      reg: [reg('Kampen om Kråkerøya', 'Fotograf', 'tvfoto', null)],
      klausul: '1b',
      signert: [true, true],
      fnr: f09,
      forventet: 'FYLL INN EPISODER',
      begrunnelse: 'Engasjementet er oppgitt i uker og dager; antall episoder må fylles inn.',
    },
    papir(
      ukeseddel,
      'Ukesengasjement Holmebakk.pdf',
      'digital',
      `> Ukesengasjement
: Produsent | Hvitløk TV AS, ${org('Hvitløk TV AS')}, v/ Cathrine Stavnem
: Medarbeider | Sander Holmebakk, ${f09}
: Program | Kampen om Kråkerøya, sesong 1 (2020)
: Stilling | Fotograf, lag B
|! Uke | Dager | Sted | Timer
| 18 | 5 | Kråkerøy | 50
| 19 | 6 | Kråkerøy | 60
| 20 | 5 | Hvaler | 50
| 21 | 6 | Kråkerøy | 60
| 22 | 4 | finale | 44
# Lønn
- Kr 14 400 per uke. Uke 19 og 21 har seks dager; sjette dag godtgjøres med 50 prosent tillegg.
- Feriepenger med 12 prosent utbetales året etter.
# Rettigheter
- Utnyttelse av produksjonen reguleres i særskilt avtale mellom kringkaster/mediehus og F©R v/Norsk Filmforbund.
# Det praktiske
- Innkvartering i dobbeltrom på brakka. Telefonforbud på øya, også for oss.
- Resultatet er hemmelig til siste sending. Brudd koster det kanalen krever.
- Deltakernes navn skal ikke skrives ned andre steder enn på opptaksrapporten.
!! Produsent ; Cathrine Stavnem ; skrift ; Fredrikstad 17.4.2020 || Medarbeider ; Sander Holmebakk ; strek ; Fredrikstad 20.4.2020`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-10',
      form: 'skann',
      mal: 'faktura',
      arbeidstaker: 'Ruben Askheim',
      produksjonsselskap: 'Kaldtvann Film AS',
      reg: [reg('Kuldegrop', 'Lydopptak (A-lyd)', 'alyd', null)],
      klausul: 'ikke_kontrakt',
      signert: [false, false],
      forventet: 'DOKUMENTASJONEN ER MANGELFULL',
      begrunnelse: 'Faktura med betalingsvilkår er ingen signert avtale; kontrakten må lastes opp.',
    },
    papir(
      papirer,
      'faktura 1107.pdf',
      'skann',
      `> Faktura 1107
**Askheim Lydopptak ENK**, Strandlinja 4, 7725 Steinkjer
: Til | Kaldtvann Film AS, v/ Birger Stuvøy
: Fakturadato | 14.11.2022
: Forfall | 28.11.2022
: Deres ref. | KULDEGROP / prod.nr. 2208
|! Tekst | Antall | Pris | Sum
| Lydopptak (A-lyd), opptaksdager uke 43–45 | 13 | 4 300 | 55 900
| Utstyr, pakke 2 | 13 | 1 450 | 18 850
| Kjøring 612 km | 612 | 4,03 | 2 466
| Sum eks. mva. | | | 77 216
| Mva. 25 % | | | 19 304
| **Å betale** | | | **96 520**
Konto ${konto(503_118)} · Utført av Ruben Askheim
~ Salgsvilkår: Opptakene leveres samme dag på selskapets disk. Rettigheter til opptakene går over når fakturaen er betalt. Ved sen betaling beregnes rente etter loven. Innsigelser innen åtte dager.
~ Takk for oppdraget!`,
    ),
  ),
]
