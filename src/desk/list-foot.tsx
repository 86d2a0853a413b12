import { adminText } from '#language/admin/admin.text.ts'
import { useTexts } from '#language/texts.ts'
import { Tick } from '#ui/fields.tsx'
import { useSingleKeys } from './use-list-keys.ts'

type Pages = {
  total: number
  pageNum: number
  pageSize: number
  addressOf: (page: number) => string
  /** Where there are further keys. */
  keys?: string | undefined
}

/** Pages of a list, and the keys that move through it. */
export function DeskListFoot({ total, pageNum, pageSize, addressOf, keys }: Pages) {
  const texts = useTexts(adminText)
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = (pageNum - 1) * pageSize + 1
  return (
    <div className="admin-list-foot">
      {last > 1 ? (
        <nav aria-label={texts.pages} className="admin-pages">
          <PageLink to={pageNum > 1 ? addressOf(pageNum - 1) : undefined} rel="prev" name={texts.previousPage} />
          <span>{texts.range(from, Math.min(total, from + pageSize - 1), total)}</span>
          <PageLink to={pageNum < last ? addressOf(pageNum + 1) : undefined} rel="next" name={texts.nextPage} />
        </nav>
      ) : null}
      <DeskListKeys>{keys}</DeskListKeys>
    </div>
  )
}

/** The keys of a list, and the switch that turns them off. */
export function DeskListKeys({ children }: { children?: string | undefined }) {
  const texts = useTexts(adminText)
  const [isOn, turn] = useSingleKeys()
  return (
    <Tick className="admin-keys" checked={isOn} onChange={(event) => turn(event.target.checked)}>
      {children ?? texts.keys}
    </Tick>
  )
}

function PageLink({ to, rel, name }: { to: string | undefined; rel: string; name: string }) {
  if (!to) return <span className="mute">{name}</span>
  return (
    <a className="link" href={to} rel={rel} data-replace>
      {name}
    </a>
  )
}
