import { abroad, isCountry } from './address-places.ts'
import { type District, deliveryRegions } from './districts.ts'
import { type Territory, territoryNames } from './territories.ts'

/** Districts, provinces or countries that are chosen from together, with the heading they stand under, if any. */
export type PlaceGroup = { code: string; en: string; zh: string; places: District[] }

const mainland: District[] = [
  { code: 'CN-BJ', en: 'Beijing', zh: '北京市' },
  { code: 'CN-TJ', en: 'Tianjin', zh: '天津市' },
  { code: 'CN-SH', en: 'Shanghai', zh: '上海市' },
  { code: 'CN-CQ', en: 'Chongqing', zh: '重慶市' },
  { code: 'CN-HE', en: 'Hebei', zh: '河北省' },
  { code: 'CN-SX', en: 'Shanxi', zh: '山西省' },
  { code: 'CN-LN', en: 'Liaoning', zh: '遼寧省' },
  { code: 'CN-JL', en: 'Jilin', zh: '吉林省' },
  { code: 'CN-HL', en: 'Heilongjiang', zh: '黑龍江省' },
  { code: 'CN-JS', en: 'Jiangsu', zh: '江蘇省' },
  { code: 'CN-ZJ', en: 'Zhejiang', zh: '浙江省' },
  { code: 'CN-AH', en: 'Anhui', zh: '安徽省' },
  { code: 'CN-FJ', en: 'Fujian', zh: '福建省' },
  { code: 'CN-JX', en: 'Jiangxi', zh: '江西省' },
  { code: 'CN-SD', en: 'Shandong', zh: '山東省' },
  { code: 'CN-HA', en: 'Henan', zh: '河南省' },
  { code: 'CN-HB', en: 'Hubei', zh: '湖北省' },
  { code: 'CN-HN', en: 'Hunan', zh: '湖南省' },
  { code: 'CN-GD', en: 'Guangdong', zh: '廣東省' },
  { code: 'CN-HI', en: 'Hainan', zh: '海南省' },
  { code: 'CN-SC', en: 'Sichuan', zh: '四川省' },
  { code: 'CN-GZ', en: 'Guizhou', zh: '貴州省' },
  { code: 'CN-YN', en: 'Yunnan', zh: '雲南省' },
  { code: 'CN-SN', en: 'Shaanxi', zh: '陝西省' },
  { code: 'CN-GS', en: 'Gansu', zh: '甘肅省' },
  { code: 'CN-QH', en: 'Qinghai', zh: '青海省' },
  { code: 'CN-NM', en: 'Inner Mongolia', zh: '內蒙古自治區' },
  { code: 'CN-GX', en: 'Guangxi', zh: '廣西壯族自治區' },
  { code: 'CN-XZ', en: 'Tibet (Xizang)', zh: '西藏自治區' },
  { code: 'CN-NX', en: 'Ningxia', zh: '寧夏回族自治區' },
  { code: 'CN-XJ', en: 'Xinjiang', zh: '新疆維吾爾自治區' },
]

const taiwan: District[] = [
  { code: 'TW-TPE', en: 'Taipei City', zh: '臺北市' },
  { code: 'TW-NWT', en: 'New Taipei City', zh: '新北市' },
  { code: 'TW-TAO', en: 'Taoyuan City', zh: '桃園市' },
  { code: 'TW-TXG', en: 'Taichung City', zh: '臺中市' },
  { code: 'TW-TNN', en: 'Tainan City', zh: '臺南市' },
  { code: 'TW-KHH', en: 'Kaohsiung City', zh: '高雄市' },
  { code: 'TW-KEE', en: 'Keelung City', zh: '基隆市' },
  { code: 'TW-HSZ', en: 'Hsinchu City', zh: '新竹市' },
  { code: 'TW-CYI', en: 'Chiayi City', zh: '嘉義市' },
  { code: 'TW-HSQ', en: 'Hsinchu County', zh: '新竹縣' },
  { code: 'TW-MIA', en: 'Miaoli County', zh: '苗栗縣' },
  { code: 'TW-CHA', en: 'Changhua County', zh: '彰化縣' },
  { code: 'TW-NAN', en: 'Nantou County', zh: '南投縣' },
  { code: 'TW-YUN', en: 'Yunlin County', zh: '雲林縣' },
  { code: 'TW-CYQ', en: 'Chiayi County', zh: '嘉義縣' },
  { code: 'TW-PIF', en: 'Pingtung County', zh: '屏東縣' },
  { code: 'TW-ILA', en: 'Yilan County', zh: '宜蘭縣' },
  { code: 'TW-HUA', en: 'Hualien County', zh: '花蓮縣' },
  { code: 'TW-TTT', en: 'Taitung County', zh: '臺東縣' },
  { code: 'TW-PEN', en: 'Penghu County', zh: '澎湖縣' },
  { code: 'TW-KIN', en: 'Kinmen County', zh: '金門縣' },
  { code: 'TW-LIE', en: 'Lienchiang County (Matsu)', zh: '連江縣（馬祖）' },
]

const single = (territory: Territory, places: District[]): PlaceGroup[] => [
  { code: territory, ...territoryNames[territory], places },
]

/** What is chosen from within a territory. */
export function placesIn(territory: Territory): PlaceGroup[] {
  if (territory === 'CN') return single(territory, mainland)
  if (territory === 'TW') return single(territory, taiwan)
  if (territory === 'ABROAD') return single(territory, abroad())
  return deliveryRegions
    .filter((region) => region.territory === territory)
    .map(({ code, en, zh, districts }) => ({ code, en, zh, places: districts }))
}

export const isPlaceIn = (territory: Territory, code: string): boolean =>
  territory === 'ABROAD' ? isCountry(code) : placesIn(territory).some(({ places }) => places.some((place) => place.code === code))
