/** Opens WhatsApp with these words; to whom they go is chosen there. */
export function WhatsAppLink({ text, label }: { text: string; label: string }) {
  return (
    <a
      className="screen-only border-edge bg-surface inline-flex min-h-11 items-center rounded-box border px-5 py-2 font-semibold"
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
    >
      {label}
    </a>
  )
}
