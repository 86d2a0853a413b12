import { adminImportsText, importFieldText } from '#language/admin/products/admin-imports.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { attributeField, type ImportField, importFields, isImportField } from '#modules/catalogue/imports/import-fields.rules.ts'
import type { ImportDetailWire } from '#modules/catalogue/imports/imports.contract.ts'
import { getImport, listImportItems, matchColumns } from '#modules/catalogue/imports/imports.paths.ts'
import { answerDeskQuery, askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { useSaid } from './use-said.ts'

type Fields = Record<number, ImportField | null>

/** As what each column of a file is read. */
export function AdminImportColumns({ found: { importId, kind, state, columns, attributes } }: { found: ImportDetailWire }) {
  const language = useLanguage()
  const texts = useTexts(adminImportsText)
  const { all, change, keepChanges } = useSaid<Fields>(Object.fromEntries(columns.map(({ field }, at) => [at, field])))
  const fields = columns.map((_, at) => all[at] ?? null)
  const { act, busy } = useDeskAction(() => callAdmin(matchColumns, { importId, kind, columns: fields }))
  const look = async (): Promise<void> => {
    if (busy || state === 'checking') return
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    keepChanges(all)
    answerDeskQuery(getImport, { importId }, result.data)
    askAgain(listImportItems)
  }
  const unused = columns
    .filter(({ head, field, examples }) => head !== '' && field === null && examples.length > 0)
    .map(({ head }) => head)
  return (
    <details className="admin-import-part" open={columns.every(({ field }) => field === null)}>
      <summary>
        <h2>{texts.columns}</h2>
        {unused.length > 0 ? (
          <span className="mute admin-import-note">{texts.unused(unused.join(language === 'zh' ? '、' : ', '))}</span>
        ) : null}
      </summary>
      <p className="mute">{texts.columnsHint}</p>
      <table className="admin-table admin-import-columns">
        <caption className="hidden-text">{texts.columns}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.examples}</th>
            <th scope="col">{texts.means}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ head, examples }, at) => (
            <ColumnRow
              key={`${head} ${at}`}
              head={head}
              examples={examples}
              field={fields[at] ?? null}
              attributes={attributes}
              onChoose={(chosen) => change({ [at]: chosen })}
            />
          ))}
        </tbody>
      </table>
      <Button look="line" busy={busy || state === 'checking'} onClick={() => void look()}>
        {texts.lookAgain}
      </Button>
    </details>
  )
}

type Column = ImportDetailWire['columns'][number] &
  Pick<ImportDetailWire, 'attributes'> & { onChoose: (field: ImportField | null) => void }

function ColumnRow({ head, examples, field, attributes, onChoose }: Column) {
  const language = useLanguage()
  const texts = useTexts(adminImportsText)
  const names = useTexts(importFieldText)
  return (
    <tr>
      <th scope="row">{head || '–'}</th>
      <td className="mute">{examples.join(' · ')}</td>
      <td>
        <select
          className="field-control"
          aria-label={texts.ofColumn(head || '–')}
          value={field ?? ''}
          onChange={({ target: { value } }) => onChoose(isImportField(value) ? value : null)}
        >
          <option value="">{texts.nothing}</option>
          {importFields.map((name) => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
          {attributes.length > 0 ? (
            <optgroup label={texts.attributes}>
              {attributes.map(({ id, name }) => (
                <option key={id} value={attributeField(id)}>
                  {name[language]}
                </option>
              ))}
            </optgroup>
          ) : null}
        </select>
      </td>
    </tr>
  )
}
