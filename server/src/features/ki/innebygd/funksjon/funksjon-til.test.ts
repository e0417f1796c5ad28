import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Islands in Between', 'Nordbris Film AS', null, 2021, 'Dokumentar', null],
  ['Vindstille', 'Nordbris Film AS', null, 2021, 'TV-drama', 6],
])

test('en funksjon som en senere setning legger til, kommer i tillegg til den første', async () => {
  const med = (setning: string) =>
    finn(`
Nordbris Film AS
Kari Moland
Nygata 4
6002 Ålesund
Vi tilbyr deg med dette arbeid som kostymedesigner i dramaserien Vindstille.
Du har ansvar for kostymene i alle de seks episodene. ${setning}`)
  for (const setning of [
    'I tillegg er du rekvisitør i de samme episodene.',
    'Dessuten skal du være rekvisitør på serien.',
    'Du er også rekvisitør, slik vi snakket om.',
  ]) {
    const { registreringer } = await med(setning)
    expect(registreringer, setning).toEqual([
      'Vindstille / Kostymedesigner / 6',
      'Vindstille / (rekvisitør) / 6',
    ])
  }
  expect(
    (await med('I tillegg kommer feriepenger, og produsenten er ansvarlig.')).registreringer,
  ).toHaveLength(1)
})

test('«you are our …» sier hva den som får brevet, skal gjøre', async () => {
  expect(
    await finn(`
From: Liv Moe <liv@nordbris.example>
To: Annika Hoek <annika@hoek.example>
Great, then it is settled: you are our colourist on the documentary film “Islands in Between”. The fee is due in May.
Regards, Nordbris Film AS`),
  ).toMatchObject({ registreringer: ['Islands in Between / Fargekorrigerer / –'] })
})

test('det som legges til om en som er nevnt ved navn, er ikke den første funksjonen', async () => {
  const med = async (...setninger: string[]) =>
    (await finn(`Avtale mellom Nordbris Film AS og Liv Moland.\n${setninger.join('\n')}`)).registreringer
  const regi = 'Liv er regissør på dramaserien Vindstille, alle de seks episodene.'
  for (const mer of [
    'Liv er dessuten manusforfatter på episode 5 og 6.',
    'I tillegg er Moland manusforfatter på episode 5 og 6.',
    'Liv Moland skal også være manusforfatter på episode 5 og 6.',
  ])
    expect(await med(regi, mer), mer).toEqual(['Vindstille / Regi / 6', 'Vindstille / Manus / 2'])
  expect(
    await med(
      'Moland is the director of the drama series Vindstille, all six episodes.',
      'Moland will also serve as screenwriter on episodes 5 and 6.',
    ),
  ).toEqual(['Vindstille / Regi / 6', 'Vindstille / Manus / 2'])
  expect(await med('Liv Moland skal også være klipper på dramaserien Vindstille.')).toEqual([
    'Vindstille / Klipper / –',
  ])
})
