import { showMoment } from '#language/dates.ts'
import { officeLinksText } from '#language/office-links.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ShortLinkWire } from '#modules/short-links/short-links.contract.ts'
import { Button } from '#ui/button.tsx'
import { OfficeActionTable } from './office-action-table.tsx'
import { OfficeCopy } from './office-copy.tsx'

type Links = { list: ShortLinkWire[]; origin: string; onWithdraw: (link: ShortLinkWire) => void }

export function OfficeLinkTable({ list, origin, onWithdraw }: Links) {
  const texts = useTexts(officeLinksText)
  return (
    <OfficeActionTable
      caption={texts.table}
      columns={[texts.link, texts.target, texts.note, texts.added]}
      actions={texts.actions}
    >
      {list.map((link) => (
        <LinkRow key={link.code} link={link} origin={origin} onWithdraw={onWithdraw} />
      ))}
    </OfficeActionTable>
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
