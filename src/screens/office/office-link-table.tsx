import { showMoment } from '#language/dates.ts'
import { officeLinksText } from '#language/office-links.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ShortLinkWire } from '#modules/short-links/short-links.contract.ts'
import { Button } from '#ui/button.tsx'
import { OfficeCopy } from './office-copy.tsx'

type Links = { list: ShortLinkWire[]; origin: string; onWithdraw: (link: ShortLinkWire) => void }

export function OfficeLinkTable({ list, origin, onWithdraw }: Links) {
  const texts = useTexts(officeLinksText)
  return (
    <table className="office-table office-links">
      <caption className="hidden-text">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.link}</th>
          <th scope="col">{texts.target}</th>
          <th scope="col">{texts.note}</th>
          <th scope="col">{texts.added}</th>
          <th scope="col">
            <span className="hidden-text">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((link) => (
          <LinkRow key={link.code} link={link} origin={origin} onWithdraw={onWithdraw} />
        ))}
      </tbody>
    </table>
  )
}

function LinkRow({ link, origin, onWithdraw }: { link: ShortLinkWire } & Omit<Links, 'list'>) {
  const language = useLanguage()
  const texts = useTexts(officeLinksText)
  const address = `${origin}/${link.code}`
  return (
    <tr>
      <th scope="row" className="office-cell-link">
        <span>
          <span className="mute">{`${origin.replace(/^https?:\/\//, '')}/`}</span>
          {link.code}
        </span>
        <OfficeCopy label={address} text={address} />
      </th>
      <td data-label={texts.target}>
        <a className="link" data-row href={link.path}>
          {link.path}
        </a>
      </td>
      <td>{link.note}</td>
      <td className="mute">{`${showMoment(link.createTime, language)} · ${link.createdBy}`}</td>
      <td>
        <Button look="text" aria-label={texts.withdrawOf(link.code)} onClick={() => onWithdraw(link)}>
          {texts.withdraw}
        </Button>
      </td>
    </tr>
  )
}
