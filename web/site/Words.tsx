import { Link } from 'react-router'

/** One paragraph is a text, a list is a list of texts. */
export type Body = readonly (string | readonly string[])[]

/** Paragraphs and lists as the files of texts hold them. */
export function Words({ body }: { body: Body }) {
  return body.map((block) =>
    typeof block === 'string' ? (
      <p key={block} className="max-w-prose">
        <Line text={block} />
      </p>
    ) : (
      <ul key={block[0]} className="marker:text-edge grid max-w-prose list-disc gap-2 pl-5">
        {block.map((item) => (
          <li key={item} className="pl-1">
            <Line text={item} />
          </li>
        ))}
      </ul>
    ),
  )
}

const links = /\[([^\]]+)\]\(([^)]+)\)/

/** A text with links written as [words](address), so that a translation decides where its link stands. */
export function Line({ text }: { text: string }) {
  const parts = text.split(links)
  return parts.map((part, index) => {
    // Every link leaves two parts behind: its words and its address.
    if (index % 3 === 0) return part
    const address = parts[index + 1]
    if (index % 3 === 2 || !address) return null
    return (
      <TextLink key={address} to={address}>
        {part}
      </TextLink>
    )
  })
}

function TextLink({ to, children }: { to: string; children: string }) {
  const look = 'font-medium underline underline-offset-4 hover:text-accent-strong'
  return to.startsWith('/') ? (
    <Link className={look} to={to}>
      {children}
    </Link>
  ) : (
    <a className={look} href={to}>
      {children}
    </a>
  )
}
