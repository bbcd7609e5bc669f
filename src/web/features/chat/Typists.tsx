/** Three dots where the next bubble will stand. The header says it in words, so this is not read out. */
export function Typists({ isTyping, name }: { isTyping: boolean; name: string }) {
  if (!isTyping) return null;
  return (
    <div className="flex pb-1" title={`${name} is typing`}>
      <p aria-hidden className="flex h-11 items-center gap-1.5 rounded-bubble rounded-bl-[6px] bg-paper-3 px-4">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="skeleton size-2 rounded-full bg-ink-3"
            style={{ animationDelay: `${dot * 160}ms` }}
          />
        ))}
      </p>
    </div>
  );
}
