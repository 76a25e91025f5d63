import { CopyButton } from '../../ui/CopyButton.tsx'

/** Lines to copy; long ones break, so that nothing has to be scrolled sideways. */
export function Code({ text }: { text: string }) {
  return (
    <div className="grid gap-2">
      <pre className="bg-deep text-on-deep rounded-box p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{text}</code>
      </pre>
      <div className="screen-only justify-self-start">
        <CopyButton text={text} />
      </div>
    </div>
  )
}
