import { expect, it } from 'vitest'
import { placeLines } from './order-place.ts'

const wanChai = { areaNum: '+852', mobile: '91234567', territory: 'HK', provinceCode: 'wan-chai' } as const
const chan = { ...wanChai, firstName: '大文', lastName: '陳', address: '軒尼詩道100號12樓A室' }
const wong = { ...wanChai, firstName: 'Mei Ling', lastName: 'Wong', address: 'Flat A, 12/F, 100 Hennessy Road' }

it.each([
  ['en', wong, ['Mei Ling Wong', 'Flat A, 12/F, 100 Hennessy Road', 'Wan Chai, Hong Kong Island, Hong Kong']],
  ['zh', wong, ['Mei Ling Wong', '香港島灣仔區', 'Flat A, 12/F, 100 Hennessy Road']],
  ['en', chan, ['陳大文', '軒尼詩道100號12樓A室', 'Wan Chai, Hong Kong Island, Hong Kong']],
  ['zh', chan, ['陳大文', '香港島灣仔區', '軒尼詩道100號12樓A室']],
] as const)(
  'a place reads from small to large in English, from large to small in Chinese (%s, %o)',
  (language, address, lines) => {
    expect(placeLines({ address, logisticsType: 2 }, language)).toEqual(lines)
  },
)
