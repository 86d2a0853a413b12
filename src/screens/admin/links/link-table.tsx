import { showMoment } from '#language/dates.ts'
import { adminLinksText } from '#language/admin/admin-links.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ShortLinkWire } from '#modules/short-links/short-links.contract.ts'
import { Button } from '#ui/button.tsx'
import { AdminActionTable } from '#screens/admin/orders/action-table.tsx'
import { AdminCopy } from '#screens/admin/frame/copy.tsx'

type Links = { list: ShortLinkWire[]; origin: string; onWithdraw: (link: ShortLinkWire) => void }

export function AdminLinkTable({ list, origin, onWithdraw }: Links) {
  const texts = useTexts(adminLinksText)
  return (
    <AdminActionTable caption={texts.table} columns={[texts.link, texts.target, texts.note, texts.added]} actions={texts.actions}>
      {list.map((link) => (
        <LinkRow key={link.code} link={link} origin={origin} onWithdraw={onWithdraw} />
      ))}
    </AdminActionTable>
  )
}

function LinkRow({ link, origin, onWithdraw }: { link: ShortLinkWire } & Omit<Links, 'list'>) {
  const language = useLanguage()
  const texts = useTexts(adminLinksText)
  const address = `${origin}/${link.code}`
  return (
    <tr>
      <th scope="row" className="admin-cell-link">
        <span>
          <span className="mute">{`${origin.replace(/^https?:\/\//, '')}/`}</span>
          {link.code}
        </span>
        <AdminCopy label={address} text={address} />
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
