/** Where we deliver: Hong Kong by region and district, Macau by area. Codes are ours; there is no postal code in either. */
export type District = { code: string; en: string; zh: string }
export type DeliveryRegion = { code: string; territory: 'HK' | 'MO'; en: string; zh: string; districts: District[] }

export const deliveryRegions: DeliveryRegion[] = [
  {
    code: 'HKI',
    territory: 'HK',
    en: 'Hong Kong Island',
    zh: '香港島',
    districts: [
      { code: 'central-and-western', en: 'Central and Western', zh: '中西區' },
      { code: 'wan-chai', en: 'Wan Chai', zh: '灣仔區' },
      { code: 'eastern', en: 'Eastern', zh: '東區' },
      { code: 'southern', en: 'Southern', zh: '南區' },
    ],
  },
  {
    code: 'KLN',
    territory: 'HK',
    en: 'Kowloon',
    zh: '九龍',
    districts: [
      { code: 'yau-tsim-mong', en: 'Yau Tsim Mong', zh: '油尖旺區' },
      { code: 'sham-shui-po', en: 'Sham Shui Po', zh: '深水埗區' },
      { code: 'kowloon-city', en: 'Kowloon City', zh: '九龍城區' },
      { code: 'wong-tai-sin', en: 'Wong Tai Sin', zh: '黃大仙區' },
      { code: 'kwun-tong', en: 'Kwun Tong', zh: '觀塘區' },
    ],
  },
  {
    code: 'NT',
    territory: 'HK',
    en: 'New Territories',
    zh: '新界',
    districts: [
      { code: 'kwai-tsing', en: 'Kwai Tsing', zh: '葵青區' },
      { code: 'tsuen-wan', en: 'Tsuen Wan', zh: '荃灣區' },
      { code: 'tuen-mun', en: 'Tuen Mun', zh: '屯門區' },
      { code: 'yuen-long', en: 'Yuen Long', zh: '元朗區' },
      { code: 'north', en: 'North', zh: '北區' },
      { code: 'tai-po', en: 'Tai Po', zh: '大埔區' },
      { code: 'sha-tin', en: 'Sha Tin', zh: '沙田區' },
      { code: 'sai-kung', en: 'Sai Kung', zh: '西貢區' },
      { code: 'islands', en: 'Islands', zh: '離島區' },
    ],
  },
  {
    code: 'MO',
    territory: 'MO',
    en: 'Macau',
    zh: '澳門',
    districts: [
      { code: 'macau-peninsula', en: 'Macau Peninsula', zh: '澳門半島' },
      { code: 'taipa', en: 'Taipa', zh: '氹仔' },
      { code: 'coloane', en: 'Coloane', zh: '路環' },
      { code: 'cotai', en: 'Cotai', zh: '路氹' },
    ],
  },
]
