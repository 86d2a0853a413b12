/** A table of sizes: the first row names the scales, the first column the size they are read from. */
export function SizeTable({ table: [head = [], ...rows] }: { table: string[][] }) {
  return (
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
        {rows.map(([first = '', ...cells]) => (
          <tr key={`${first} ${cells.join(' ')}`}>
            <th scope="row">{first}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell || '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
