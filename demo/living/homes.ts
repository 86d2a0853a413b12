export type Home = {
  areaNum: string
  territory: 'HK' | 'MO' | 'ABROAD'
  provinceCode: string
  city: string
  postCode: string
  /** How numbers there begin that nobody has; in Hong Kong the same everywhere. */
  mobile: string
  streets: readonly { en: string; zh: string }[]
}

const inHongKong = (provinceCode: string, streets: Home['streets']): Home => ({
  ...{ areaNum: '+852', mobile: '', territory: 'HK', provinceCode, city: '', postCode: '', streets },
})

/** Where people of the demo live: streets that exist, houses and flats that are made up. */
export const homes: readonly Home[] = [
  inHongKong('central-and-western', [
    { en: 'Caine Road', zh: '堅道' },
    { en: 'Robinson Road', zh: '羅便臣道' },
    { en: 'Queen’s Road West', zh: '皇后大道西' },
  ]),
  inHongKong('wan-chai', [
    { en: 'Johnston Road', zh: '莊士敦道' },
    { en: 'Blue Pool Road', zh: '藍塘道' },
  ]),
  inHongKong('eastern', [
    { en: 'King’s Road', zh: '英皇道' },
    { en: 'Tai Koo Shing Road', zh: '太古城道' },
  ]),
  inHongKong('southern', [{ en: 'Repulse Bay Road', zh: '淺水灣道' }]),
  inHongKong('yau-tsim-mong', [
    { en: 'Nathan Road', zh: '彌敦道' },
    { en: 'Canton Road', zh: '廣東道' },
  ]),
  inHongKong('sham-shui-po', [{ en: 'Lai Chi Kok Road', zh: '荔枝角道' }]),
  inHongKong('kowloon-city', [
    { en: 'Waterloo Road', zh: '窩打老道' },
    { en: 'Prince Edward Road West', zh: '太子道西' },
  ]),
  inHongKong('wong-tai-sin', [{ en: 'Lung Cheung Road', zh: '龍翔道' }]),
  inHongKong('kwun-tong', [{ en: 'Hip Wo Street', zh: '協和街' }]),
  inHongKong('tsuen-wan', [{ en: 'Castle Peak Road, Tsuen Wan', zh: '青山公路荃灣段' }]),
  inHongKong('tuen-mun', [{ en: 'Tuen Mun Heung Sze Wui Road', zh: '屯門鄉事會路' }]),
  inHongKong('yuen-long', [{ en: 'Fung Cheung Road', zh: '鳳翔路' }]),
  inHongKong('tai-po', [{ en: 'Kwong Fuk Road', zh: '廣福道' }]),
  inHongKong('sha-tin', [
    { en: 'Sha Tin Centre Street', zh: '沙田正街' },
    { en: 'On King Street', zh: '安景街' },
  ]),
  inHongKong('sai-kung', [{ en: 'Po Lam Road North', zh: '寶琳北路' }]),
  inHongKong('islands', [{ en: 'Mei Tung Street', zh: '美東街' }]),
  {
    ...{ areaNum: '+853', mobile: '66000', territory: 'MO', provinceCode: 'macau-peninsula', city: '', postCode: '' },
    streets: [{ en: 'Avenida da Praia Grande', zh: '南灣大馬路' }],
  },
  {
    ...{ areaNum: '+853', mobile: '66000', territory: 'MO', provinceCode: 'taipa', city: '', postCode: '' },
    streets: [{ en: 'Avenida Kwong Tung', zh: '廣東大馬路' }],
  },
  {
    ...{ areaNum: '+44', mobile: '2079460', territory: 'ABROAD', provinceCode: 'GB', city: 'London', postCode: 'SW1W 9XX' },
    streets: [{ en: 'Harbour Mews', zh: 'Harbour Mews' }],
  },
]
