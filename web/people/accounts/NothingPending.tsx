import { LinkButton } from '../../ui/Button.tsx'

/** Somebody came here without having asked for a code. */
export function NothingPending({ text, link, to }: { text: string; link: string; to: string }) {
  return (
    <>
      <p>{text}</p>
      <LinkButton to={to}>{link}</LinkButton>
    </>
  )
}
