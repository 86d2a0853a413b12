import { productText } from '#language/product.text.ts'
import { useTexts } from '#language/texts.ts'
import { Sheet } from '#ui/sheet.tsx'

export default function SizeGuide({ open, table, onClose }: { open: boolean; table: string[][]; onClose: () => void }) {
  const texts = useTexts(productText)
  const [head = [], ...rows] = table
  return (
    <Sheet open={open} onClose={onClose} title={texts.guide} side="centre">
      <p className="mute">{texts.guideWords}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard */}
      <div className="size-table" tabIndex={0} role="region" aria-label={texts.guide}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join(' ')}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={column}>{cell || '–'}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  )
}
