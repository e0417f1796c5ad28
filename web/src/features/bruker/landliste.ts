import { norge } from './land.ts'

/**
 * Every country by its Norwegian name (ISO 3166-1, and Kosovo): Norge first, the others in Norwegian order. What is stored is the name, so
 * it is not left to each browser; and one takes long to name and sort them.
 */
export const landliste: readonly string[] = [
  norge,
  ...`Afghanistan, Albania, Algerie, Amerikansk Samoa, Andorra, Angola, Anguilla, Antarktis, Antigua og Barbuda, Argentina, Armenia, Aruba,
Aserbajdsjan, Australia, Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belgia, Belize, Benin, Bermuda, Bhutan, Bolivia,
Bosnia-Hercegovina, Botswana, Bouvetøya, Brasil, Brunei, Bulgaria, Burkina Faso, Burundi, Canada, Caymanøyene, Chile, Christmasøya,
Colombia, Cookøyene, Costa Rica, Cuba, Curaçao, Danmark, De amerikanske jomfruøyene, De britiske jomfruøyene,
De forente arabiske emirater, De franske sørterritorier, Den dominikanske republikk, Den sentralafrikanske republikk,
Det britiske territoriet i Indiahavet, Det palestinske området, Djibouti, Dominica, Ecuador, Egypt, Ekvatorial-Guinea, El Salvador,
Elfenbenskysten, Eritrea, Estland, Eswatini, Etiopia, Falklandsøyene, Fiji, Filippinene, Finland, Frankrike, Fransk Guyana,
Fransk Polynesia, Færøyene, Gabon, Gambia, Georgia, Ghana, Gibraltar, Grenada, Grønland, Guadeloupe, Guam, Guatemala, Guernsey, Guinea,
Guinea-Bissau, Guyana, Haiti, Heard- og McDonaldøyene, Hellas, Honduras, Hongkong SAR Kina, India, Indonesia, Irak, Iran, Irland, Island,
Israel, Italia, Jamaica, Japan, Jemen, Jersey, Jordan, Kambodsja, Kamerun, Kapp Verde, Karibisk Nederland, Kasakhstan, Kenya, Kina,
Kirgisistan, Kiribati, Kokosøyene, Komorene, Kongo, Kongo-Brazzaville, Kosovo, Kroatia, Kuwait, Kypros, Laos, Latvia, Lesotho, Libanon,
Liberia, Libya, Liechtenstein, Litauen, Luxemburg, Macao SAR Kina, Madagaskar, Malawi, Malaysia, Maldivene, Mali, Malta, Man, Marokko,
Marshalløyene, Martinique, Mauritania, Mauritius, Mayotte, Mexico, Mikronesiaføderasjonen, Moldova, Monaco, Mongolia, Montenegro,
Montserrat, Mosambik, Myanmar (Burma), Namibia, Nauru, Nederland, Nepal, New Zealand, Nicaragua, Niger, Nigeria, Niue, Nord-Korea,
Nord-Makedonia, Nord-Marianene, Norfolkøya, Ny-Caledonia, Oman, Pakistan, Palau, Panama, Papua Ny-Guinea, Paraguay, Peru, Pitcairnøyene,
Polen, Portugal, Puerto Rico, Qatar, Réunion, Romania, Russland, Rwanda, Saint Kitts og Nevis, Saint-Barthélemy, Saint-Martin,
Saint-Pierre-et-Miquelon, Salomonøyene, Samoa, San Marino, São Tomé og Príncipe, Saudi-Arabia, Senegal, Serbia, Seychellene,
Sierra Leone, Singapore, Sint Maarten, Slovakia, Slovenia, Somalia, Spania, Sri Lanka, St. Helena, St. Lucia, St. Vincent og Grenadinene,
Storbritannia, Sudan, Surinam, Svalbard og Jan Mayen, Sveits, Sverige, Syria, Sør-Afrika, Sør-Georgia og Sør-Sandwichøyene, Sør-Korea,
Sør-Sudan, Tadsjikistan, Taiwan, Tanzania, Thailand, Togo, Tokelau, Tonga, Trinidad og Tobago, Tsjad, Tsjekkia, Tunisia, Turkmenistan,
Turks- og Caicosøyene, Tuvalu, Tyrkia, Tyskland, Uganda, Ukraina, Ungarn, Uruguay, USA, USAs ytre øyer, Usbekistan, Vanuatu,
Vatikanstaten, Venezuela, Vest-Sahara, Vietnam, Wallis og Futuna, Zambia, Zimbabwe, Øst-Timor, Østerrike, Åland`.split(
    /,\s/,
  ),
]
