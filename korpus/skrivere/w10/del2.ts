import { delt, fnr, type Kontrakt, kontrakt, papir, reg } from './felles.ts'
import { advokat, dealmemo, english, paragraf, romertall, tospalte } from './maler.ts'
import { org } from './register.ts'

const f11 = fnr(9, 9, 1981, 77)
const f13 = fnr(14, 1, 1972, 256)
const f17 = fnr(2, 12, 1993, 18)
const f18 = fnr(28, 3, 1968, 333)

/** The lawyer's: long agreements for writers, editors, animators and sound people. */
export const del2: Kontrakt[] = [
  kontrakt(
    {
      id: 'w10-11',
      form: 'digital',
      mal: 'advokatavtale',
      arbeidstaker: 'Ida Marie Frøvold',
      produksjonsselskap: 'Skrivebua AS',
      reg: [reg('Tvillingdal', 'manusforfatter', 'manus', 2)],
      klausul: '1a',
      signert: [true, true],
      fnr: f11,
      forventet: 'BEHANDLET',
      begrunnelse: 'Originalmanus til to navngitte episoder, klausul 1a og begge underskrifter.',
    },
    papir(
      advokat,
      'Manusavtale Tvillingdal - Frøvold.pdf',
      'digital',
      `> Manusforfatteravtale
Mellom **Skrivebua AS**, org.nr. ${org('Skrivebua AS')} («Produsenten»), og **Ida Marie Frøvold**, fødselsnummer ${f11} («Forfatteren»), er det inngått slik avtale:
# Bakgrunn og definisjoner
- Produsenten utvikler dramaserien «Tvillingdal», planlagt som åtte episoder à ca. 42 minutter («Serien»). Hovedforfatter er Nora Helgebostad, som også har skrevet seriebibelen av 12. februar 2020.
- Med «Manuset» menes Forfatterens originale manuskript til de episodene som er nevnt i punkt 2.1, i alle versjoner.
- Med «Milepæl» menes hver av leveransene i punkt 3.
# Oppdraget
- Forfatteren skal skrive Manuset til følgende episoder:
|! Nr. | Arbeidstittel | Lengde
| Episode 4 | Isgangen | 42 min
| Episode 7 | Odelsgutten | 44 min
- Forfatteren deltar i inntil seks dager i forfatterrom for hele Serien. Deltakelsen gir ikke i seg selv rett til kreditering på de øvrige seks episodene, som skrives av Nora Helgebostad og Didrik Solemsli.
- Arbeidet utføres personlig og kan ikke settes bort.
# Leveranser og vederlag
|! Milepæl | Frist | Vederlag per episode
| Synopsis, 4 sider | 1. juni 2020 | kr 35 000
| Første utkast | 15. september 2020 | kr 70 000
| Andre utkast | 1. desember 2020 | kr 45 000
| Opptaksmanus | 1. februar 2021 | kr 25 000
- Vederlaget forfaller fjorten dager etter at Produsenten har godkjent Milepælen. Godkjenning anses gitt når Produsenten ikke har svart innen 21 dager.
- Kreves flere enn to omskrivninger per Milepæl, skal det avtales tillegg.
===
# Opphavsrett
- For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
- Produsenten har rett til å innspille Manuset som del av Serien. Sceneoppføring, bok og hørespill er ikke omfattet.
- Forfatteren innestår for at Manuset er originalt. Stoff hentet fra Seriens bibel regnes ikke som Forfatterens.
- Blir Serien ikke satt i produksjon innen fem år, kan Forfatteren kreve Manuset tilbake mot å refundere halvparten av mottatt vederlag.
# Endringer
- Produsenten kan endre Manuset av hensyn til opptak, budsjett og sending, men skal først gi Forfatteren fem virkedager til å gjøre endringen selv.
# Kreditering
- Forfatteren krediteres på eget skilt i for- eller ettertekst på episode 4 og 7 med ordene «Skrevet av». Settes annen forfatter inn, avgjøres kreditering av et utvalg på tre.
# Taushet
- Handling, rollebesetning og økonomi er fortrolig fram til første visning. Unntatt er opplysninger til agent, revisor og fagforening.
# Mislighold
- Ved vesentlig mislighold kan avtalen heves med 14 dagers skriftlig varsel. Er forsinkelsen Produsentens, løper alle frister tilsvarende lenger.
- Ansvar for indirekte tap er utelukket, unntatt ved forsett og grov aktløshet.
# Forholdet til agent
- Forfatteren er representert av Kontor for Ord v/ Birgit Osland. Betaling med frigjørende virkning skjer likevel direkte til Forfatteren.
# Lovvalg og verneting
- Avtalen følger norsk rett. Tvister som ikke løses ved forhandling, hører under Forfatterens alminnelige verneting.
Avtalen er utstedt i to eksemplarer.
!! For Produsenten ; Nora Helgebostad, daglig leder ; strek ; Lillehammer, 20. april 2020 || Forfatteren ; Ida Marie Frøvold ; strek ; Lillehammer, 20. april 2020`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-12',
      form: 'digital',
      mal: 'tospaltet-avtale',
      arbeidstaker: 'Espen Rudshagen',
      produksjonsselskap: 'Tusmørke Animasjon AS',
      reg: [reg('Gresshoppa Gry', 'animatør', 'foto', 13)],
      klausul: '1a',
      signert: [true, true],
      forventet: 'BEHANDLET',
      begrunnelse: 'Animatør uten regi på andre halvdel av 26 episoder, klausul 1a og begge underskrifter.',
    },
    papir(
      tospalte,
      'animatør_rudshagen.pdf',
      'digital',
      `> Avtale om animasjonsarbeid
Tusmørke Animasjon AS (org.nr. ${org('Tusmørke Animasjon AS')}), heretter Studioet, og Espen Rudshagen, heretter Animatøren.
<div class="sp">
# Hva avtalen gjelder
- Studioet lager animasjonsserien «Gresshoppa Gry», sesong én, med 26 episoder på syv minutter. Regissør for hele serien er Embrik Lønnestøl.
- Animatøren engasjeres som animatør på andre halvdel av sesongen. Det vil si fra og med episode 14.
- Animatøren har ikke regi, og skal ikke lede andres arbeid.
# Arbeidet
- Normen er 24 sekunder ferdig animasjon per uke. Ligger Animatøren under 20 sekunder tre uker på rad, skal partene møtes.
- Rigg, bakgrunner og animatikk leveres av Studioet. Rettes riggen etter at scenen er påbegynt, regnes tiden for seg.
- Hver scene har inntil tre rettinger.
# Tid og sted
- Engasjementet varer i 44 uker fra 3. februar 2020. Ferie tas i ukene 28 til 31.
- Arbeidsstedet er Kongsvinger. To dager hjemmefra i uken er i orden.
# Lønn
- Månedslønn kr 41 500 med tolv prosent feriepenger.
- Overtid pålegges bare skriftlig.
- Lisens til programvare betales av Studioet.
# Opphavsrett
- For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
- Figurene eies av Studioet. Tegneserie, leketøy og annen salgsvare med Animatørens egne skisser krever særskilt avtale.
- Animatøren kan vise inntil 60 sekunder i egen mappe når episoden er sendt.
# Kreditering
- Animatøren navngis som «Animatør» på de episodene hun eller han har arbeidet på.
# Utstyr og data
- Maskin og tegneplate er Studioets. Filer lagres bare på Studioets tjener.
# Fravær
- Sykdom meldes før kl. 9. Egenmelding gjelder etter to måneder.
- Ved avbrudd på over seks uker som skyldes finansieringen, kan begge si opp med en måneds frist.
# Fortrolighet
- Figurer, handling og lanseringsdato holdes fortrolig inntil Studioet har gått ut med dem.
# Uenighet
- Partene skal først snakke sammen. Deretter avgjør tingretten i Kongsvinger.
</div>
!! Studioet ; Embrik Lønnestøl ; strek ; Kongsvinger 13.1.2020 || Animatøren ; Espen Rudshagen ; skrift ; Kongsvinger 14.1.2020`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-13',
      form: 'skann',
      mal: 'kontrakt-romertall',
      arbeidstaker: 'Trygve Aasheim Holt',
      produksjonsselskap: 'Fem Favner Film AS',
      reg: [reg('Saltkar', 'hovedklipper', 'klipp', null)],
      klausul: '2',
      signert: [true, true],
      fnr: f13,
      forventet: 'BEHANDLET',
      begrunnelse: 'Hovedklipper på spillefilm, klausul 2, begge har skrevet under og parafert.',
    },
    papir(
      romertall,
      'Klippeavtale Saltkar.pdf',
      'skann',
      `> Klippeavtale
Fem Favner Film AS (${org('Fem Favner Film AS')}) engasjerer herved Trygve Aasheim Holt, født ${delt(f13)}, som **hovedklipper** på spillefilmen med arbeidstittel «Salt», nå «Saltkar» (Filmen), regi Marit Aspelunn.
# Engasjementet
- Engasjementet er på 26 uker fra 4. oktober 2021, hvorav de åtte første løper samtidig med opptakene.
- Filmen er beregnet til 110 minutter. Klipperens kutt leveres etter uke 14, regissørens kutt etter uke 22.
- Klippeassistent og etterarbeidskoordinator stilles av Produsenten. Klipperen deltar i fargekorrigering og miks i inntil fem dager uten særskilt betaling.
# Honorar
- Kr 17 800 per uke, utbetalt den 15. hver måned. For uker ut over 26 gjelder samme sats med ti prosent tillegg.
- Bonus på kr 25 000 forfaller dersom Filmen selger mer enn 150 000 billetter i Norge.
# Rettigheter
- For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R klareres opphavsrettigheter i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».
- Produsenten avgjør den endelige versjonen etter samråd med regissøren. Klipperen kan kreve sitt navn fjernet fra versjoner som er vesentlig forkortet.
# Kreditering
- Navn på eget skilt i forteksten og på plakaten i samme størrelse som fotografen.
<p style="position:absolute;bottom:14mm;right:24mm;display:flex">((Marit Aspelunn:init))((Trygve Holt:init))</p>
===
# Forsikring, fravær og ansvar
- Produsenten holder klippefravær forsikret fra den andre uken. Klipperen plikter å la seg undersøke av lege som selskapet peker ut.
- Råmateriale skal til enhver tid ligge i to kopier på ulike steder.
- Klipperen hefter ikke for tap av materiale som er lagret slik Produsenten har bestemt.
# Tvister
- Tvist avgjøres ved voldgift av én dommer oppnevnt av førstelagmannen i Eidsivating, om ikke begge vil ha saken for de vanlige domstolene.
Utferdiget i to eksemplarer på Gjøvik den 13. september 2021.
!! Produsenten ; Marit Aspelunn ; strek || Klipperen ; Trygve Aasheim Holt ; strek
<p style="position:absolute;bottom:14mm;right:24mm;display:flex">((Marit Aspelunn:init))((Trygve Holt:init))</p>`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-14',
      form: 'digital',
      mal: 'paragrafavtale',
      arbeidstaker: 'Nils Olav Berdal',
      produksjonsselskap: 'Storlom Drama AS',
      reg: [reg('Tonefall', 'lydsjef og lyddesigner', 'lyddesign', 6)],
      klausul: 'motstridende',
      signert: [true, true],
      forventet: 'UNDER BEHANDLING',
      begrunnelse: 'Klausul 1a i § 5 strider mot full overdragelse i vedlegget; må avklares.',
    },
    papir(
      paragraf,
      'Lydavtale TONEFALL m vedlegg.pdf',
      'digital',
      `> Avtale om lydarbeid
: Oppdragsgiver | Storlom Drama AS, org.nr. ${org('Storlom Drama AS')}
: Medarbeider | Nils Olav Berdal, Øvregata 16, 2609 Lillehammer
: Produksjon | Tonefall, dramaserie i seks deler (50 minutter)
# Stilling
- Medarbeideren er lydsjef og lyddesigner på samtlige seks deler, fra forberedelse til ferdig miks.
- Medarbeideren setter sammen lydlaget. Opptakslyd gjøres av Silje Nordgarden, som ansettes av Oppdragsgiver.
# Varighet
- Fra 10. januar til 23. september 2022, i alt 30 uker med avbrudd etter fremdriftsplanen.
# Godtgjørelse
- Kr 16 900 per uke. Mikseuker godtgjøres med kr 19 400.
- Reisetid ut over én time hver vei er arbeidstid.
# Musikk
- Komponist er Frida Lyngås. Medarbeideren forestår ikke klarering av musikk.
# Opphavsrett
- For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
# Navngivelse
- «Lyddesign: Nils Olav Berdal» på alle deler.
# Vedlegg
- Alminnelige vilkår er vedlagt og er en del av avtalen. Rangordning mellom vedlegget og avtalen er ikke fastsatt.
# Tvister
- Lillehammer er verneting.
!! Oppdragsgiver ; Vetle Oksnevik ; skrift ; 3. januar 2022 || Medarbeider ; Nils Olav Berdal ; strek ; 5. januar 2022
===
> Vedlegg: Alminnelige vilkår
<p><b>1.</b> Arbeidstøy og hørselvern stilles av Oppdragsgiver.</p>
<p><b>2.</b> Medarbeideren skal rette seg etter de til enhver tid gjeldende rutiner for helse, miljø og sikkerhet, og varsle verneombudet om farlige forhold.</p>
<p><b>3.</b> Utstyr som Medarbeideren selv bringer med, er Medarbeiderens risiko om ikke leieavtale er inngått.</p>
<p><b>4.</b> Alt Medarbeideren frembringer under engasjementet, herunder opptak, lydeffekter og bearbeidelser, tilfaller Oppdragsgiver fullt ut. Medarbeideren overdrar med dette enhver rett, uten unntak for retter som forvaltes av organisasjoner, uten tidsgrense og for alle land, og frafaller krav på vederlag for enhver senere bruk.</p>
<p><b>5.</b> Medarbeideren kan ikke ta arbeid hos konkurrerende serie i samme sesong.</p>
<p><b>6.</b> Telefon og bilde på opptaksstedet er ikke tillatt.</p>`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-15',
      form: 'digital',
      språk: 'en',
      mal: 'english-agreement',
      arbeidstaker: 'Oisín Farrelly',
      produksjonsselskap: 'Strandsona Pictures AS',
      reg: [reg('Trollkjerringa', 'Supervising Sound Designer', 'lyddesign', null)],
      klausul: 'buy-out',
      signert: [true, true],
      forventet: 'BEHANDLET',
      begrunnelse: 'Lyddesigner på spillefilm; alle rettigheter er overdratt, så bare privatkopiering.',
    },
    papir(
      english,
      'Sound Design Agreement_TK_executed.pdf',
      'digital',
      `> SOUND DESIGN AGREEMENT
This agreement is made on 7 February 2022 between **Strandsona Pictures AS**, a company registered in Norway under number ${org('Strandsona Pictures AS')} (the “Producer”), and **Oisín Farrelly** of 14 Quay Lane, Galway (the “Designer”).
# Interpretation
- The “Film” means the feature-length motion picture provisionally entitled “Troll Woman”, to be released in Norway as “Trollkjerringa”, of approximately 112 minutes.
- The “Works” means every sound, recording, session, stem and document which the Designer creates or procures under this agreement.
# Engagement
- The Producer engages the Designer as Supervising Sound Designer of the Film for eighteen (18) weeks commencing on 28 February 2022.
- The Designer shall supervise two editors and one foley artist of the Producer’s choosing and shall attend the final mix for ten days.
- The picture editor is Mr Ketil Brandvold and the director is Ms Runa Eide; the Designer shall have regard to their reasonable wishes.
# Fee
- EUR 54,000, payable in three instalments of EUR 18,000 upon commencement, delivery of the premix and delivery of the final stems.
- The fee covers up to 50 hours a week. Hours beyond are charged at EUR 45.
# Rights
- The Designer hereby assigns to the Producer, with full title guarantee and by way of present assignment of present and future rights, the entire copyright and all related rights in the Works for the full term of protection, throughout the world and in all media, whether or not now known.
- The fee is full and equitable consideration for that assignment and for every use of the Works, including rental and lending, and no further sum shall fall due to the Designer.
- The Designer waives, so far as the law allows, all moral rights in the Works, save for the credit in clause 5.
===
# Credit
- Subject to the broadcaster’s practice: “Sound design by Oisín Farrelly” on a single card in the end titles.
# Insurance and illness
- The Producer shall insure the Designer’s presence from the second week. If the Designer is absent for more than eight working days the Producer may engage a substitute.
# Confidentiality
- Neither party shall disclose the script, the budget or the terms of this agreement.
# Termination
- Either party may terminate for material breach not remedied within ten days of notice. Accrued instalments remain payable.
# Law
- This agreement is governed by the laws of Norway and the courts of Oslo shall have jurisdiction.
Signed by the parties on the dates stated below.
!! For and on behalf of the Producer ; Ivar Monsøy, Producer ; strek ; 7 February 2022 || The Designer ; Oisín Farrelly ; strek ; 9 February 2022`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-16',
      form: 'digital',
      språk: 'en',
      mal: 'deal-memo',
      arbeidstaker: 'Katarzyna Wolny-Lund',
      produksjonsselskap: 'Strandsona Pictures AS',
      reg: [reg('Malstrøm', 'Editor', 'klipp', 4)],
      klausul: 'EN',
      signert: [true, true],
      forventet: 'BEHANDLET',
      begrunnelse: 'Klipper på blokk to (episode 5 til 8), engelsk klausul og begge underskrifter.',
    },
    papir(
      dealmemo,
      'DM_editor_KWL.pdf',
      'digital',
      `> DEAL MEMO
: Production | MALSTRØM (8 × 47’), TV drama
: Company | Strandsona Pictures AS, reg. no. ${org('Strandsona Pictures AS')}
: Crew member | Katarzyna Wolny-Lund, Nedre Strandgate 11, 3015 Drammen
: Position | Editor
: Block | Two: Episodes 105 through 108
: Lead editor, block one | Fabian Skjeggestad
: Start / end | 17 January 2022 / 10 June 2022 (20 weeks)
: Weekly fee | NOK 17,500 plus 12 % holiday pay
: Working week | 37.5 hours, Monday to Friday
: Place | Cutting room 3, Drammen
: Kit | Supplied by the Company
: Credit | “Editor” on her episodes
: Emergency contact | Piotr Wolny, +47 400 55 131
## Copyright
For members of NFF with a management contract with F©R, copyright is governed by the “Agreement on rights between Virke Produsentforeningen and Norsk Filmforbund/F©R of 29.10.2016”.
## Terms
* First assembly of each episode within six working days of the last shooting day.
* Director’s notes are collected by the post-production supervisor, never by phone.
* Notice: 14 days either way. Hiatus of up to three weeks is unpaid and announced a month ahead.
* This memo stands until replaced by a longer agreement, and stays in force if none is made.
!! Company ; Ivar Monsøy ; strek ; 20 Dec 2021 || Crew member ; Katarzyna Wolny-Lund ; skrift ; 21 Dec 2021`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-17',
      form: 'skann',
      mal: 'advokatavtale',
      arbeidstaker: 'Mikkel Tangerås',
      produksjonsselskap: 'Brennesle Film AS',
      reg: [reg('Tante Magdas teppe', 'Regissør', 'regi', null)],
      klausul: 'taus',
      signert: [true, true],
      fnr: f17,
      forventet: 'BEHANDLET',
      begrunnelse:
        'Regissør på kortfilm med begge underskrifter, men ingen rettighetsklausul; gir bare privatkopiering.',
    },
    papir(
      advokat,
      'skann0021.pdf',
      'skann',
      `> Regiavtale, kortfilm
Partene er **Brennesle Film AS**, org.nr. ${org('Brennesle Film AS')}, og **Mikkel Tangerås**, f.nr. ${f17}.
# Filmen
- «Tante Magdas teppe» er en kortfilm på 16 minutter etter manus av Gunn Elise Vik. Støtte er gitt med kr 700 000 i vedtak av 8. november 2018.
# Regissørens oppgaver
- Mikkel Tangerås er regissør og leder det kunstneriske arbeidet fra rollebesetning til ferdig kopi.
- Antall opptaksdager er seks. Reserve er to.
- Valg av fotograf, klipper og komponist skjer i fellesskap. Kommer partene ikke til enighet, avgjør produsenten.
# Honorar
- Samlet honorar er kr 60 000, hvorav kr 20 000 utsettes til filmen har inntekter.
- Utlegg dekkes mot bilag. Egen bil godtgjøres med kr 3,90 per kilometer.
# Budsjett
- Regissøren skal holde seg innenfor det budsjettet som er lagt ved søknaden. Overskridelser må godkjennes av Oddrun Vikesland.
# Festivaler
- Produsenten melder filmen på inntil tolv festivaler. Regissøren får dekket reise til to av dem.
# Kreditering
- «Regi: Mikkel Tangerås» først i rulleteksten.
# Opphør
- Blir opptakene ikke påbegynt innen 1. september 2019, faller avtalen bort.
Avtalen er datert 4. mars 2019 og underskrevet i to eksemplarer.
!! For Brennesle Film AS ; Oddrun Vikesland ; strek || Regissør ; Mikkel Tangerås ; strek`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-18',
      form: 'digital',
      språk: 'nn',
      mal: 'kontrakt-romertall',
      arbeidstaker: 'Åshild Rivedal',
      produksjonsselskap: 'Mølla Film AS',
      reg: [reg('Heimover', 'manusforfattar', 'adaptasjon', null)],
      klausul: '2',
      signert: [true, true],
      fnr: f18,
      forventet: 'BEHANDLET',
      begrunnelse: 'Adaptasjon av roman til spelefilm, klausul 2 og begge underskrifter.',
    },
    papir(
      romertall,
      'Heimover_adaptasjon_signert.pdf',
      'digital',
      `> Avtale om filmatisering
Mølla Film AS, org.nr. ${org('Mølla Film AS')}, og forfattaren **Åshild Rivedal**, fødselsnummer ${delt(f18)}, har avtala dette:
# Grunnlaget
- Romanen «Heim att» (2009) er skriven av Lars Ulvestad. Mølla Film AS har opsjon på filmrettane til 31. desember 2021.
- Åshild Rivedal skal omarbeide romanen til manuskript for ein spelefilm på om lag 94 minutt, med tittelen «Heimover».
- Ho er manusforfattar åleine. Romanforfattaren har rett til å lese og uttale seg, men ikkje til å endre.
# Levering
- Framlegg på ti sider: 1. oktober 2019. Fyrste utkast: 1. februar 2020. Endeleg manuskript: 15. mai 2020.
# Betaling
- Kr 520 000, delt i fire like delar. Den siste delen kjem første opptaksdag.
- I tillegg kjem 2,5 prosent av nettoinntekta til produsenten.
# Opphavsrett
- For medlemer av Norsk filmforbund med forvaltningskontrakt med F©R blir opphavsrettar klarerte i «Avtale om rettigheter for innkjøpte produksjoner mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 09.05.2017».
- Andre filmar og seriar bygde på manuskriptet krev ny avtale.
# Namn
- «Manus: Åshild Rivedal, etter romanen av Lars Ulvestad.»
# Heving
- Manglar manuskriptet to månader etter fristen, kan produsenten heve. Det som alt er betalt, blir ikkje kravd attende.
# Usemje
- Partane møtest i Førde før nokon går til sak. Verneting er Sogn og Fjordane.
!! Mølla Film AS ; Even Grindstad ; strek ; Førde 2.9.2019 || Forfattar ; Åshild Rivedal ; skrift ; Førde 2.9.2019`,
    ),
  ),
  kontrakt(
    {
      id: 'w10-19',
      form: 'foto',
      mal: 'paragrafavtale',
      arbeidstaker: 'Henny Kristin Lauritsen',
      produksjonsselskap: 'Kornband Animasjon AS',
      reg: [
        reg('Ildfluens vei', 'animasjonsregissør', 'regi', null),
        reg('Ildfluens vei', 'klipper', 'klipp', null),
      ],
      klausul: '1a',
      signert: [true, true],
      forventet: 'BEHANDLET',
      begrunnelse: 'Animatør med regi og klipper på kort animasjonsfilm, klausul 1a og begge underskrifter.',
    },
    papir(
      paragraf,
      'kontrakt ildfluen.jpg',
      'foto',
      `> Avtale – «ILDFLUENS VEI»
: Studio | Kornband Animasjon AS, org.nr. ${org('Kornband Animasjon AS')}
: Kunstner | Henny Kristin Lauritsen, Parkveien 2 B, 2406 Elverum
: Film | Animert kortfilm, 9 min, dukker
# Oppgaver
- Henny Kristin Lauritsen er animasjonsregissør. Hun animerer selv de fleste av filmens 112 innstillinger, og er også filmens klipper.
- Dukkene bygges av Tom Arild Kvam. Foto gjøres av studioet.
# Tid
- 14 måneder fra 1. mars 2021, i halv stilling.
# Lønn
- Kr 24 000 per måned, samlet for begge oppgavene.
# Rettigheter
- For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
- Dukkene er studioets eiendom; to av dem gis til kunstneren etter premieren.
# Navngivelse
- «En film av Henny Kristin Lauritsen».
# Mislighold og tvist
- Avtalen kan heves ved vesentlig brudd. Verneting er Elverum.
!! Studio ; Peder Øygardsløkken ; strek ; 22.2.2021 || Kunstner ; Henny Kristin Lauritsen ; strek ; 22.2.2021`,
      { slitasje: { skygge: 0.35, uskarp: 0.2 } },
    ),
  ),
  kontrakt(
    {
      id: 'w10-20',
      form: 'digital',
      mal: 'advokatavtale',
      arbeidstaker: 'Cecilie Aarnes Moe',
      produksjonsselskap: 'Lupinfeltet AS',
      reg: [reg('Veivesenet', 'Episodeforfatter', 'manus', 3)],
      klausul: '1a',
      signert: [false, false],
      forventet: 'MANGLER SIGNATUR',
      begrunnelse: 'Ingen har skrevet under; navnene er bare skrevet på maskin over strekene.',
    },
    papir(
      advokat,
      'UTKAST 3 forfatteravtale Moe.pdf',
      'digital',
      `> Episodeforfatteravtale
**Lupinfeltet AS** (org.nr. ${org('Lupinfeltet AS')}), ved Dagny Rustberggard, og **Cecilie Aarnes Moe** har i dag inngått følgende avtale:
# Avtalens gjenstand
- Episodeforfatteren skal skrive originalmanus til tre av åtte episoder av tv-serien «Veivesenet» (26 minutter), nemlig den andre, den femte og den åttende.
- Konseptet eies av Produsenten, og er utviklet av Dagny Rustberggard og Jo Mathias Brun.
# Fremdrift
- Det skal leveres scenisk oversikt, to utkast og opptaksmanus. Fristene følger av planen i vedlegg 2, som partene kan endre ved e-post.
- Produsenten har ti virkedager til å gi merknader. Oversittes fristen, forskyves neste levering.
# Vederlag
- Kr 98 000 per episode. En tredjedel forfaller ved signering.
- Blir episoden ikke produsert, beholder Episodeforfatteren det som er forfalt, og 20 prosent av resten.
# Rettsovergang
- For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og Norsk Filmforbund/F©R av 29.10.2016».
- Produsentens rett omfatter opptak og visning av episodene, men ikke nyinnspilling i utlandet. For slik nyinnspilling skal Episodeforfatteren ha fem prosent av formatvederlaget, forholdsmessig.
# Kreditering
- «Skrevet av Cecilie Aarnes Moe» på de tre episodene. Er mer enn halvparten av replikkene skrevet om, krediteres omskriveren ved siden av.
# Avvik og opphør
- Forsinkelse på mer enn 30 dager er vesentlig. Heving skjer skriftlig.
# Tvister
- Avtalen er undergitt norsk rett med Oslo tingrett som verneting.
!! For Lupinfeltet AS ; Dagny Rustberggard ; typet ; Sted/dato: || Episodeforfatteren ; Cecilie Aarnes Moe ; typet ; Sted/dato:`,
    ),
  ),
]
