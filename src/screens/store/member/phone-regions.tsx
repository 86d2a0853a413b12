import type { MetaArgs } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { phoneRegionText } from '#language/member/phone-regions.text.ts'
import { textsIn, useTexts } from '#language/texts.ts'
import { areaNumbers } from '#modules/fulfilment/address.rules.ts'
import { headTags } from '../head-tags.ts'
import '../account/account.css'

export const meta = ({ location, matches }: MetaArgs) => {
  const { title, lead } = textsIn(phoneRegionText, languageOfPath(location.pathname))
  return headTags({ title, description: lead, pathname: location.pathname, matches })
}

const REGIONS: Record<string, { name: 'HK' | 'MO' | 'CN'; digits: number; example: string }> = {
  '+852': { name: 'HK', digits: 8, example: '9123 4567' },
  '+853': { name: 'MO', digits: 8, example: '6612 3456' },
  '+86': { name: 'CN', digits: 11, example: '138 0013 8000' },
}

/** The codes a telephone number can be given with here; checkout offers the same ones. */
export default function PhoneRegions() {
  const texts = useTexts(phoneRegionText)
  return (
    <div className="wrap account-room">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="info-lead">{texts.lead}</p>
      <table>
        <thead>
          <tr className="caps mute">
            <th scope="col">{texts.region}</th>
            <th scope="col">{texts.code}</th>
            <th scope="col">{texts.digits}</th>
            <th scope="col">{texts.example}</th>
          </tr>
        </thead>
        <tbody>
          {areaNumbers.map((code) => (
            <Region key={code} code={code} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Region({ code }: { code: string }) {
  const texts = useTexts(phoneRegionText)
  const region = REGIONS[code]
  if (!region) return null
  return (
    <tr>
      <th scope="row">{texts[region.name]}</th>
      <td>{code}</td>
      <td>{region.digits}</td>
      <td>{region.example}</td>
    </tr>
  )
}
