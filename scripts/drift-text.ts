/** The words of docs/drift.md around the tables of the settings. */
export const driftText = (tables: { innstillinger: string; hemmeligheter: string }): string => `# Drift

Denne siden er laget av \`npm run docs\` fra innstillingene i \`server/src/platform/config/settings.ts\`. Rett der, ikke her.

## Starte

- \`npm start\` bygger nettsidene og åpner portalen på en utviklers maskin. Er datamappen ny, fylles den med en demo.
  \`DEMO=false\` starter en tom portal.
- \`npm run serve\` er det samme i produksjon (\`NODE_ENV=production\`): uten demo, uten lokal innboks og bare med
  hemmeligheter du har gitt den.
- \`npm run admin:create\` lager en administrator. Kommandoen spør i terminalen, eller leser \`ADMIN_EMAIL\` og
  \`ADMIN_PASSWORD\`. Den virker også mens portalen går. Adressen regnes som bekreftet, så se over at den er riktig: den som
  leser posten der, kan lage et nytt passord.

Portalen gjør alt i én prosess. Blir den for travel, kan du starte flere på samme database og samme datamappe: noen med
\`PROCESS=web\` og minst én med \`PROCESS=worker\`. På flere maskiner må de dele database (\`DATABASE_URL\`), filer (\`S3_BUCKET\`) og
hemmeligheter. Datamappen er da hver maskins egen, og det som ligger der, kan tapes.

Uten \`DATABASE_URL\` starter portalen sin egen PostgreSQL i datamappen. Den svarer bare på denne maskinen. Databasen
bringes fram til portalens versjon ved hver start. En eldre portal nekter å starte på en nyere database.

### I produksjon: egen Node og egen PostgreSQL

Node og PostgreSQL følger med pakkene for at \`npm start\` skal virke på en hvilken som helst maskin. Begge er bygd eller pakket av
andre enn prosjektene selv ([sikkerhet.md](sikkerhet.md) sier av hvem). I produksjon råder vi deg til å bruke systemets egne, som får
sikkerhetsrettelser av den som vedlikeholder systemet:

- **PostgreSQL:** en server, versjon 15 eller nyere, i \`DATABASE_URL\`. Da startes den innebygde aldri.
- **Node 24:** bygg nettsidene med \`node scripts/build-web.mjs\`, og start med
  \`NODE_ENV=production node --expose-gc --max-semi-space-size=8 server/src/main.ts\`. Portalens egne prosesser bruker den samme Node.
  \`npm run serve\` bruker derimot alltid den som følger med.

### Databasens brukere

Portalen kan ikke endre eller slette historikk den har skrevet. Den innebygde databasen ordner det selv. På en egen
PostgreSQL-server trenger portalen to brukere: én som eier databasen og tabellene, og én som ikke eier noe:

\`\`\`sql
create role portal_eier login password '…';
create role portal login password '…';
create database rettighetsportalen owner portal_eier;
\`\`\`

Sett \`DATABASE_URL\` til \`portal\` og \`DATABASE_MIGRATION_URL\` til \`portal_eier\`. Eieren brukes bare når portalen starter:
den oppdaterer tabellene og gir \`portal\` lov til å bruke dem. En prosess som starter når alt er oppdatert, klarer seg uten
\`DATABASE_MIGRATION_URL\`. Med bare \`DATABASE_URL\` må brukeren der eie databasen. Da er det tabellene selv som nekter å
endre historikk, og det vernet kan eieren slå av. Går forbindelsene gjennom en mellomtjener (PgBouncer), må den holde på
forbindelsen gjennom hele økten.

Kan portalen ikke starte, skriver den én setning om hvorfor på standard feil, og slutter med 1.

## Beholdere

\`Dockerfile\` og \`compose.yaml\` kjører portalen på én maskin: \`web\` og \`worker\`, en PostgreSQL-server, et fillager som snakker S3, og
e-post gjennom tjeneren i \`SMTP_URL\`. Ingen av dem kjører som root eller skriver i sitt eget filsystem, og hver sier selv om den er frisk.
Bildet bruker Node fra grunnbildet, ikke den som kommer med pakkene.

1. Lag en fil \`.env\` ved siden av \`compose.yaml\`, som bare du kan lese:

   \`\`\`sh
   PUBLIC_URL=https://portalen.example.no
   SMTP_URL=smtp://bruker:passord@tjener:587
   MAIL_FROM=Rettighetsportalen <portalen@example.no>
   CONTACT_EMAIL=post@example.no
   ADMIN_EMAIL=deg@example.no
   ADMIN_PASSWORD=…
   DATABASE_SUPERUSER_PASSWORD=…
   DATABASE_OWNER_PASSWORD=…
   DATABASE_PASSWORD=…
   S3_SECRET_ACCESS_KEY=…
   SESSION_KEYS=1:…
   FIELD_KEYS=1:…
   INDEX_KEY=…
   CAPTCHA_KEY=…
   \`\`\`

   Passordene til databasen står i adresser: bruk bare bokstaver og tall, for eksempel fra \`openssl rand -hex 24\`.
2. \`docker compose up -d --build\`. Portalen svarer på \`127.0.0.1:3000\`: sett en lastbalanserer med HTTPS foran.
3. Ta \`ADMIN_EMAIL\` og \`ADMIN_PASSWORD\` ut av \`.env\` når du har logget inn.

Ta sikkerhetskopi av \`db-data\` og \`s3-data\`; de to andre volumene er prosessenes egne og kan tapes. Har du en PostgreSQL-server, et
S3-lager eller en driftsplattform fra før, bruk dem i stedet: bildet er det samme, og innstillingene er de i tabellen under.

**Det som ikke er prøvd:** Filene er skrevet og kontrollert uten Docker. En test holder navnene og verdiene i dem mot tabellen under.
Bildet er ikke bygd, og beholderne er ikke startet sammen; bildene \`postgres\`, \`versity/versitygw\` og \`amazon/aws-cli\` er ikke hentet. Prøv
dem på en maskin uten data først.

## Innstillinger

Portalen leser innstillingene fra miljøet én gang, når den starter. En tom verdi er det samme som ingen verdi.

${tables.innstillinger}

### En annen KI

Med \`KI=ekstern\` spør portalen en språkmodell i tillegg til den innebygde KI-en. Svaret må stå i dokumentet, ellers forkastes det. Det
regnes som sikkert bare når registeret også kjenner produksjonen eller selskapet, og klausul, signaturer og status leser den innebygde alltid alene.
Svarer tjenesten ikke i tide, eller ikke etter skjemaet, gjelder det den innebygde fant.

Tjenesten må svare på \`POST /v1/chat/completions\` og følge \`response_format\` av typen \`json_schema\`:

| tjeneste | \`KI_URL\` | dette må stilles inn |
| --- | --- | --- |
| llama.cpp (\`llama-server\`) | \`http://127.0.0.1:8080/v1\` | Start med \`-c 32768 -np 1\`, så en lang kontrakt får plass. Skal den se bilder, trenger den også \`--mmproj\`. |
| Ollama fra 0.5 | \`http://127.0.0.1:11434/v1\` | \`OLLAMA_CONTEXT_LENGTH=32768\`. Ellers kuttes lange kontrakter uten at noen får vite det. Bruk ikke modellene i skyen: De følger ikke skjemaet. |
| vLLM | \`http://127.0.0.1:8000/v1\` | \`--max-model-len 32768\`. Krever grafikkort i praksis. |
| leid tjeneste | leverandørens adresse | \`KI_NOEKKEL\`, og en databehandleravtale. Navn og vilkår i kontraktene sendes ut av huset. |

Portalen sender høyst 60 000 tegn, rundt 20 000 tokener. En modell på 7–8 milliarder parametre uten grafikkort kan bruke et kvarter på så
mye: Sett \`KI_SVARSEKUNDER=1800\`, eller 3600, som er det meste, når den også får bilder. Den som laster opp, kan arbeide videre imens. Hver
prosess spør om ett dokument om gangen.

#### Bilder av sidene

Med \`KI_BILDER\` går bilder av de seks første skannede eller fotograferte sidene med leste ord med teksten, for modeller som kan se. En side med
tekstlag står i teksten i sin helhet, og sendes ikke som bilde. Det er av fra starten av, og gir ikke modellen flere ord: Det den svarer, må uansett stå i teksten portalen har lest. Bildene viser hvordan sidene er satt opp. Mål om det hjelper.

- \`lokalt\` virker bare når adressen i \`KI_URL\` er \`localhost\`, begynner på \`127.\` eller er \`[::1]\`. Ellers starter ikke portalen. \`ut\` sender bildene
  dit adressen peker.
- Portalen maler svart over det den dekker til i teksten: fødselsnumre, kontonumre, telefonnumre, e-postadresser og vanlige postadresser, og over alle
  rekker på seks siffer eller flere. Alt annet enn ord den har lest sikkert, er hvitt: håndskrift, underskrifter, stempler, logoer, og det som ligger rundt
  arket i et foto. En side uten leste ord blir ikke sendt.
- Et bilde er høyst 1,4 millioner piksler, rundt 2 000 tokener. Legg til 12 000 i størrelsene i tabellen (\`-c 49152\`).
- Svarer tjenesten at den ikke tar bilder, spør portalen om igjen med teksten alene. Har den aldri tatt imot et bilde, sender portalen ingen
  flere før den starter på nytt, og loggen sier det én gang.

**Det som ikke er prøvd:** Ingen av tjenestene er kjørt mot portalen her. Opplysningene om dem er hentet fra dokumentasjonen deres, og portalen er prøvd mot en
tjener som svarer som dem. Mål før dere slår den på: \`KI_URL=… KI_MODELL=… npm run bench:ki -- --bare-finn --motor ekstern\` spør om hver
kontrakt i korpuset og gir samme tabell som for den innebygde. Korpuset har ord og ikke sider, så der sendes bare tekst. Med en mappe med
kontrakter, uten \`--bare-finn\`, går bildene med som i portalen.

## Hemmeligheter

I produksjon må alle gis i miljøet. Ellers lages de ved første start og ligger i \`hemmeligheter.json\` i datamappen, som
bare eieren kan lese. Lag en ny med \`openssl rand -base64 32\`.

${tables.hemmeligheter}

**Ta vare på dem**, et annet sted enn sikkerhetskopiene. Uten \`FIELD_KEYS\` kan lagrede personnumre og filer ikke åpnes. Uten
\`INDEX_KEY\` kjenner portalen ikke igjen et
personnummer som finnes fra før.

Databasen husker hvilke nøkler den er skrevet med, men ikke nøklene. Mangler \`FIELD_KEYS\` eller \`INDEX_KEY\` en av dem, eller er en
nøkkel en annen, starter ikke portalen. \`INDEX_KEY\` kan ikke byttes.

### Bytte nøkler

Legg den nye nøkkelen til bakerst i \`SESSION_KEYS\` eller \`FIELD_KEYS\` med en ny id, for eksempel \`1:gammel,2:ny\`, og start på
nytt. Den nye tas i bruk, og det den gamle har laget, kan fortsatt leses. Bruk aldri en id om igjen.

- En gammel innloggingsnøkkel kan du fjerne når innloggingene er utløpt (\`SESSION_HOURS\`).
- Det en gammel feltnøkkel har kryptert (personnumre, internasjonale ID-numre, kontonumre, IBAN, e-post og lagrede filer), krypterer portalen på nytt med
  den nye mens den går. En jobb begynner på det innen et minutt. \`npm run sjekk\` viser hvor mange verdier og filer hver nøkkel
  har igjen. Står det «0 verdier og 0 filer, kan fjernes», fjerner du nøkkelen og starter på nytt. Fjerner du den for tidlig, starter ikke portalen.
- Går portalen i flere prosesser, må alle kjenne den nye nøkkelen før noen bruker den: start først alle på nytt med
  \`2:ny,1:gammel\`, og så med \`1:gammel,2:ny\`.
- Ta vare på den gamle nøkkelen så lenge du har sikkerhetskopier fra før byttet.

## Helse

| Adresse | Svar |
| --- | --- |
| \`/health/live\` | 200 så lenge prosessen svarer. Start den på nytt når den ikke gjør det. |
| \`/health/ready\` | 200 når database og filer er i orden. 503 når noe mangler, eller portalen er i ferd med å stoppe. Svaret sier hva. |

Når databasen er borte, svarer portalen 503 med \`Retry-After\`, og ingen logges ut. Når databasen er tilbake, fortsetter
portalen av seg selv, også med jobbene som ventet.

### Målinger

Med \`METRICS_PORT\` svarer hver prosess på \`/metrics\` på en port for seg, i formatet til Prometheus. Uten \`METRICS_TOKEN\` svarer den
bare denne maskinen. Ingen merkelapp har en id, en adresse slik den ble bedt om, eller noe om en person.

| Måling | Hva |
| --- | --- |
| \`portal_http_request_duration_seconds\` | Forespørsler etter metode, rute og status, med tiden de tok |
| \`portal_upload_bytes_total\` | Byte som er kommet inn som opplastinger |
| \`portal_database_connections\` | Forbindelser til databasen: \`open\`, \`idle\`, og forespørsler som venter på en (\`waited_for\`) |
| \`portal_jobs\` | Jobber i hele portalen etter slag: \`waiting\`, \`running\`, \`failed\`. E-post som venter, er \`task="send_epost"\` |
| \`nodejs_eventloop_lag_*\`, \`process_resident_memory_bytes\` m.fl. | Prosessen selv |

Med \`SLOW_QUERY_MS\` logger portalen spørringer som tar så lang tid, med plassholdere i stedet for verdier.

### Fillageret

Filene ligger kryptert i \`filer\` i datamappen. Der ligger også merkefilen \`.rettighetsportalen-fillager\` med en id som databasen kjenner.
Mangler merkefilen, for eksempel fordi disken ikke er montert, eller hører den til en annen database, starter ikke portalen.
Blir fillageret borte mens portalen går, svarer \`/health/ready\` 503, og filer tas ikke imot før det er tilbake. Portalen lager
bare et nytt fillager når databasen ikke viser til noen filer. Ligger også den innebygde databasen på disken som mangler, vet
portalen ikke at det har vært noe der: la da tjenesten som starter portalen, kreve at disken er montert.

#### I en bøtte

Er \`S3_BUCKET\` satt, ligger de samme filene, med de samme navnene, i en bøtte hos en S3-tjener. Det trengs når portalen går på
flere maskiner. Lag en tom bøtte til portalen alene, og en nøkkel som får lese, skrive, slette og liste der. En fil forsegles i \`arbeid\` i
datamappen, sendes, og leses tilbake før portalen svarer ja. Svarer ikke tjeneren, svarer portalen 503, \`/health/ready\` blir
rød, og ingenting blir lagret halvt. \`npm run sjekk\`, \`backup\`, \`restore\` og \`flytt\` virker som med en mappe. Slå på versjoner
i bøtta bare hvis du også bestemmer når gamle versjoner slettes, ellers blir det som er slettet i portalen, liggende.

Slik flytter du fra mappen til en bøtte: stopp portalen, kopier alt i \`filer\` til den tomme bøtta med de samme navnene
(\`rclone copy DATA_DIR/filer tjener:boette\`), sett innstillingene, kjør \`npm run sjekk\`, og start.

### Viruskontroll

Uten \`CLAMAV\` kontrolleres ikke filer for virus. Med den sendes hver fil til clamd før den vises: la clamd lytte på en socket som
portalens bruker når, eller på en adresse bare portalen når. Sett \`StreamMaxLength\` i clamd.conf til minst \`UPLOAD_MAX_MB\`, ellers
blir store filer stående. Svarer ikke clamd, tas filer fortsatt imot, men vises ikke før de er kontrollert. Portalen prøver hvert minutt, og
dashbordet viser hva som venter. Finner clamd noe, stenges dokumentet, medlemmet får e-post, og administratorene ser det under
«Filer som ikke vises». Der kan de be om ny kontroll. Filer fra før kontrollen ble slått på, kontrolleres ikke. Slås den av, åpnes det
som venter; det som er stengt, forblir stengt.

E-post sendes av en jobb. Svarer ikke e-posttjeneren, prøver jobben igjen, med lengre og lengre tid imellom.

## Sjekke at alt er der

\`npm run sjekk\` holder filer, historikk og rader opp mot hverandre. Den leser hver fil fra ende til annen og endrer ingenting,
og den kan kjøres mens portalen går. Den sier fra om

- filer som mangler, er skadet, eller ikke hører til noe i databasen (eldre enn \`ORPHAN_MINUTES\`; yngre kan være på vei inn)
- historikk som er endret, slettet eller satt inn etterpå, med det første bruddet øverst
- krypterte felt som ikke åpner seg i raden de står i: de er byttet om eller skadet
- rader som peker på noe som ikke finnes, og dokumenter uten PDF
- godkjente kjøringer der linjene ikke er de som ble godkjent, eller der det som er satt av eller frigitt, ikke er det linjene sier
- internasjonale ID-numre som ligger i klartekst fra en eldre versjon.

Den slutter med 0 når alt er i orden, 1 når noe er galt, og 2 når den ikke fikk sjekket. \`npm run --silent sjekk -- --json\`
skriver det samme som JSON, til overvåking. Kjør den etter hver tilbakelegging av en sikkerhetskopi, og gjerne hver natt.

Den som eier databasen, kan slette historikken og alt som viser til den, og portalen merker da det som er igjen. Det vises bare mot et
merke fra før. Portalen legger det nyeste merket i loggen (\`history marked\`), i hver sikkerhetskopi og i en daglig e-post til
administratorene. \`npm run sjekk\` sammenligner selv med kopiene i \`BACKUP_DIR\`. Med et merke du har tatt vare på:

    npm run sjekk -- --siden 1204-0a1b2c3d-…

Har du med vilje lagt tilbake en eldre kopi, sier sjekken fra til de nyere kopiene er flyttet ut av \`BACKUP_DIR\`.

### Flytte fra den innebygde databasen til en server

1. Lag brukerne og den tomme databasen som ovenfor, på PostgreSQL 15 eller nyere, og stopp portalen.
2. Sett \`DATABASE_URL\` og \`DATABASE_MIGRATION_URL\`, og kjør \`npm run flytt\` med samme \`DATA_DIR\` og hemmeligheter som før.
3. Start portalen med de samme innstillingene. Ingen er logget ut.

Filene blir liggende. Blir flyttingen avbrutt, gjelder fortsatt den gamle databasen: tøm den nye og prøv igjen. Når flyttingen er ferdig,
slipper den gamle ikke til filene mer, så ingen kan komme til å bruke begge.

## Sikkerhetskopi

\`npm run backup -- --til MAPPE\` kopierer database og filer mens portalen går, både med den innebygde databasen og med en egen
server. Hver kopi blir en ny mappe under MAPPE, hel i seg selv. Filer som ikke er endret siden forrige kopi, tar ikke plass på nytt.
Legg MAPPE på en annen disk enn portalen, og ta med en kopi ut av huset.

- Kopien har alt portalen hadde svart ja til da den begynte. Alle filene databasen viser til, er med.
- En mappe som heter \`uferdig-…\`, er ingen kopi. Neste kopi fjerner den.
- Kommandoen slutter med 0 når kopien er tatt, 2 når den er tatt, men noen filer mangler i portalen selv, og 1 når det ikke ble noen kopi.

Er \`BACKUP_DIR\` satt, tar portalen kopiene selv, hver natt eller så ofte som \`BACKUP_MINUTES\` sier, og fjerner de gamle
(\`BACKUP_DAYS\`). Går det galt, står «Sikkerhetskopi» blant det som har feilet på oversikten til de ansatte. Se likevel av og til etter
at det ligger en ny kopi der, og prøv å legge den tilbake.

**Kopier fra før det internasjonale ID-nummeret ble kryptert**, har det i klartekst, både i \`bruker\` og i historikken. Det gjelder til de
kopiene er kastet. Portalen krypterer det den har lagret, og tømmer historikken for slike numre, når den starter med den nye versjonen, og
når en slik kopi er lagt tilbake. \`npm run sjekk\` melder feil så lenge noe ligger i klartekst.

**Nøklene er ikke med.** Uten \`FIELD_KEYS\` og \`INDEX_KEY\` kan ingen lese personnumre og filer i kopien, heller ikke du. Har en
tyv både kopien og nøklene, kan tyven lese alt. Oppbevar derfor nøklene for seg, for eksempel i et passordhvelv, også de gamle så
lenge du har kopier fra da de var i bruk. \`--noekler FIL\` skriver dem til en fil utenfor MAPPE.

### Legge tilbake

1. Velg en ny, tom mappe med \`DATA_DIR\`. Skal databasen ligge på en server, lager du en ny, tom database der og setter
   \`DATABASE_URL\` og \`DATABASE_MIGRATION_URL\`.
2. \`npm run restore -- --fra MAPPE --noekler FIL\`. MAPPE er en kopi, eller mappen de ligger i; da brukes den nyeste. Står nøklene i
   miljøet, trengs ikke \`--noekler\`.
3. \`npm run sjekk -- --siden MERKE\`, med merket fra den siste e-posten før kopien ble tatt.
4. \`npm start\` eller \`npm run serve\`.

Hver fil og hver tabell holdes opp mot det kopien sier om seg selv. Er noe skadet, sier kommandoen hva, og ingenting er lagt tilbake. Har
du ingen bedre kopi, legger \`--tross-skader\` tilbake resten, og \`npm run sjekk\` viser hva som mangler. En kopi fra en eldre versjon
bringes fram til denne. En kopi fra en nyere avvises.

Etterpå må alle logge inn på nytt. E-post som ble sendt etter at kopien ble tatt, men lå i kø i den, sendes en gang til. **Det som ble
slettet for godt etter at kopien ble tatt, er tilbake:** slett det på nytt før du åpner for medlemmene.

### Hvor mye kan gå tapt

Høyst det som har skjedd siden forrige kopi begynte, med den innebygde databasen også: \`BACKUP_MINUTES=5\` gir høyst fem minutter og tiden
kopien tar. Filer som ikke er endret, koster da lite, men hele databasen skrives hver gang. Kan dere ikke tåle å miste mer enn noen
minutter, bruk en egen PostgreSQL-server med loggarkiv (\`archive_mode\`, \`archive_timeout = 300\`, eller «point-in-time recovery» hos
leverandøren), og kopier \`filer\` like ofte med \`npm run backup\`. Den innebygde databasen har ikke loggarkiv.

Legger du tilbake bare databasen, til et eldre tidspunkt enn filene, start ikke portalen på det samme fillageret: filene som er lastet
opp siden, har da ingen rad, og portalen fjerner filer uten rad. Kopier \`filer\` først.

## Sletting og oppbevaring

Portalen rydder hver natt etter reglene under Innstillinger › Oppbevaring. \`npm run oppbevaring -- --proev\` skriver hva som ville blitt
borte nå, regel for regel og med id-en til hver rad, og gjør ingenting. \`npm run oppbevaring\` ber portalen rydde med en gang.

Når noen er slettet, står id-en i \`slettede.jsonl\` i datamappen, eller under \`notat/slettede\` i bøtta, uten noe om hvem det var.
Sikkerhetskopien legger listen ved siden av kopiene, og en tilbakelegging tar den med. Har du tatt kopien på en annen måte, så legg den
nyeste \`slettede.jsonl\` i den nye datamappen før portalen starter. Den som står der, slettes på nytt før portalen svarer noen. Bestem hvor
lenge kopiene skal ligge, og kast dem når tiden er ute: så lenge ligger også den som er slettet, i dem.

## Betale ut vederlag

\`PAYER_ACCOUNT\` og \`PAYER_BIC\` sier hvilken konto vederlaget betales fra. Uten dem lager ikke portalen filer til banken. Årets gang:

1. Skriv inn pottene etter hvert som pengene kommer. Siden Potter viser fristen for å dele dem ut, ni måneder etter utgangen av
   året de kom, eller seks når de kom fra en annen organisasjon.
2. Lag planen når generalforsamlingen har vedtatt den, og les inn sendelisten for visningsåret. Forvalter en annen organisasjon manuset for
   noen, så merk av for det når du behandler dokumentet. Da går ikke poengene til medlemmet herfra.
3. Lag en kjøring, simuler den, rett det som mangler, og avgjør funnene. Dokumenter som er endret etter simuleringen, er også funn. Portalen
   ser etter dem hvert minutt, og når noen kontrollerer eller godkjenner kjøringen. Én kontrollerer, og en annen godkjenner. Vil dere, kan
   dere vise medlemmene et anslag fra den simulerte kjøringen, med «Vis anslaget for medlemmene». De ser det bare når alle funn er avgjort.
   Det forsvinner når dere tar det bort eller godkjenner. Den som viser eller tar bort anslaget, har vært med på kjøringen og kan ikke
   godkjenne den.
4. Lag fil til banken fra kjøringen, last den ned og send den i nettbanken. Merk den som sendt når banken har tatt imot den.
   Er datoen feil, så forkast filen før du sender den, og lag en ny.
5. Les inn svaret fra banken: statusfilen (pain.002), eller en CSV-fil med referanse og grunn. Det som feilet, kommer med i neste fil
   når medlemmet har en gyldig konto.
6. Se over siden Regnskap. Der er hvert øre, pott for pott.
7. Er en linje i en godkjent kjøring feil, så velg «Korriger» ved linjen. Korreksjonen teller i neste kjøring med penger fra samme kilde, og
   en annen enn den som lagde den, må godkjenne den kjøringen.
8. Lag grunnlaget til Skatteetaten på siden Skattegrunnlag i januar, når året er over. Mangler noe for noen, så be om opplysningene og lag
   et nytt. En annen administrator frigir filen. Last den ned innen 24 timer. Da slettes den.
9. Se på siden Avsatt i januar hva som kan frigis. Det er reserven og det som er uten krav i potter som kom inn for mer enn tre år siden.
   Har generalforsamlingen vedtatt hva pengene skal brukes til, så be om frigivelse til en pott fra samme kilde i en kjøring som ikke er
   godkjent. En annen administrator godkjenner, og kjøringen simuleres på nytt.
10. Gå gjennom det som er holdt tilbake, på samme side. Velg «Se linjene», og frigi hver linje når saken er avklart: til
    rettighetshaveren i neste kjøring, eller til reserven. Svarer banken på en fil som er forkastet, så les inn svaret ved den filen. Da
    sier portalen hva du gjør, siden noen kan bli betalt to ganger.

## Logger

Portalen logger til standard ut, én JSON-linje for hver hendelse. \`LOG_LEVEL\` bestemmer hvor mye. Passord, tokener, personnumre og
kontonumre logges ikke, og et kall logges med mønsteret for adressen (\`/api/document/:id\`), aldri adressen selv. Den innebygde databasen
har sin egen logg i datamappen under \`database\`.

## Stoppe

Send \`SIGTERM\`, eller trykk Ctrl-C. Portalen tar ikke imot mer, gjør ferdig det som er i gang, stopper den innebygde databasen
hvis den startet den selv, og slutter med 0. Rekker den det ikke på \`STOP_SECONDS\`, slutter den med 1.

Blir portalen drept, eller går strømmen, er alt den har svart ja til, lagret. Filer som var på vei inn, og lister som ble skrevet til
fil, ligger lesbare i \`arbeid\` i datamappen, der bare portalens bruker slipper til. De ryddes bort ved neste start, eller innen et
minutt når en annen av portalens prosesser går. Krypterte filer uten rad i databasen ryddes bort når de er eldre enn
\`ORPHAN_MINUTES\`.
`
