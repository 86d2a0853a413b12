import { expect, it } from 'vitest'
import { addressLines, type PostalAddress } from '#language/buying/address-lines.ts'
import { addressProblems, receiverProblems } from './address-problems.rules.ts'
import { tidyAddress } from './tidy-address.rules.ts'

const wanChai: PostalAddress = {
  firstName: 'May',
  lastName: 'Chan',
  areaNum: '+852',
  mobile: '9123 4567',
  territory: 'HK',
  provinceCode: 'wan-chai',
  city: '',
  postCode: '',
  address: 'Flat A, 12/F, 88 Hennessy Road',
}
const taipa = { ...wanChai, areaNum: '+853', mobile: '6612 3456', territory: 'MO', provinceCode: 'taipa' } as const
const guangzhou = {
  ...wanChai,
  areaNum: '+86',
  mobile: '138 0013 8000',
  territory: 'CN',
  provinceCode: 'CN-GD',
  city: '廣州市天河區',
  postCode: '510000',
} as const
const taipei = {
  ...wanChai,
  areaNum: '+886',
  mobile: '0912 345 678',
  territory: 'TW',
  provinceCode: 'TW-TPE',
  city: '大安區',
  postCode: '106',
} as const
const london = {
  ...wanChai,
  areaNum: '+44',
  mobile: '20 7946 0000',
  territory: 'ABROAD',
  provinceCode: 'GB',
  city: 'London',
  postCode: 'sw1a 1aa',
} as const

it.each([
  wanChai,
  taipa,
  guangzhou,
  taipei,
  london,
  { ...taipei, postCode: '' },
  { ...london, areaNum: '+852', mobile: '91234567' },
])('an address is taken wherever it lies: %o', (address) => expect(addressProblems(address)).toEqual({}))

it.each<[string, Partial<PostalAddress>, Record<string, string>]>([
  ['a district of another place', { provinceCode: 'taipa' }, { provinceCode: 'choose-one' }],
  ['a country of our own', { ...london, provinceCode: 'HK' }, { provinceCode: 'choose-one' }],
  ['no province', { ...guangzhou, provinceCode: '' }, { provinceCode: 'choose-one' }],
  ['no city where one is needed', { ...taipei, city: ' ' }, { city: 'required' }],
  ['a city without end', { ...london, city: 'x'.repeat(61) }, { city: 'too-long' }],
  ['a postal code of five digits', { ...guangzhou, postCode: '51000' }, { postCode: 'post-code-cn' }],
  ['a postal code of four digits', { ...taipei, postCode: '1060' }, { postCode: 'post-code-tw' }],
  ['a postal code of signs', { ...london, postCode: 'SW1A<1AA' }, { postCode: 'post-code' }],
  ['a postal code that is written otherwise there', { ...london, postCode: '12345' }, { postCode: 'post-code-there' }],
  ['no postal code where couriers need one', { ...london, postCode: '' }, { postCode: 'required' }],
  ['a number of Taiwan that is too short', { ...taipei, mobile: '12345' }, { mobile: 'phone-tw' }],
  ['letters for a number abroad', { ...london, mobile: 'call me' }, { mobile: 'phone' }],
  ['an area code nobody has', { areaNum: '+999' }, { mobile: 'phone' }],
  ['a name of twenty-one letters', { firstName: 'x'.repeat(21) }, { firstName: 'name-length' }],
  ['four characters of an address', { address: '12/F' }, { address: 'address-length' }],
  ['a hundred and one characters', { address: 'x'.repeat(101) }, { address: 'address-length' }],
])('%s is refused beside its field', (_, changes, problems) =>
  expect(addressProblems({ ...wanChai, ...changes })).toEqual(problems),
)

it.each<[string, PostalAddress, readonly string[], object]>([
  ['in Hong Kong without a zone', wanChai, [], {}],
  ['in the Mainland', guangzhou, ['TW', 'CN'], {}],
  ['in London', london, ['GB'], {}],
  ['in London, where nothing goes', london, ['CN', 'FR'], { provinceCode: 'not-delivered' }],
  ['in the Mainland without a province', { ...guangzhou, provinceCode: '' }, ['CN'], { provinceCode: 'choose-one' }],
  ['in London without a city', { ...london, city: '' }, ['GB'], { city: 'required' }],
])('a receiver %s is looked at by where we deliver', (_, address, farAway, problems) =>
  expect(receiverProblems({ ...address, logisticsType: 2, email: 'may@example.com' }, farAway)).toEqual(problems),
)

it('what a place does not have is not kept with it', () => {
  expect(tidyAddress({ ...wanChai, city: 'Wan Chai', postCode: '999077' })).toMatchObject({ city: '', postCode: '' })
  expect(tidyAddress(london)).toMatchObject({ city: 'London', postCode: 'SW1A 1AA', mobile: '2079460000' })
})

it.each([
  ['en', taipa, ['Flat A, 12/F, 88 Hennessy Road', 'Taipa, Macau']],
  ['zh', taipa, ['澳門氹仔', 'Flat A, 12/F, 88 Hennessy Road']],
  ['en', guangzhou, ['Flat A, 12/F, 88 Hennessy Road', '廣州市天河區 510000', 'Guangdong, Mainland China']],
  ['zh', guangzhou, ['中國內地廣東省廣州市天河區', 'Flat A, 12/F, 88 Hennessy Road', '510000']],
  ['zh', taipei, ['台灣臺北市大安區', 'Flat A, 12/F, 88 Hennessy Road', '106']],
  ['en', london, ['Flat A, 12/F, 88 Hennessy Road', 'London sw1a 1aa', 'United Kingdom']],
  ['zh', london, ['Flat A, 12/F, 88 Hennessy Road', 'London sw1a 1aa', '英國']],
] as const)('an address is read as parcels are written (%s, %o)', (language, address, lines) =>
  expect(addressLines(address, language)).toEqual(lines),
)
