import { expect, it, vi } from "vitest";
import { Live } from "./live.svelte";

class Socket {
  static made: Socket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose = (): void => {};

  constructor() {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose();
  }

  say(...numbers: number[]): void {
    const lines = numbers.map((number) => ({ number, kind: "chat", seat: 0, name: "Ann", text: `line ${number}`, at: number }));
    this.onmessage({ data: JSON.stringify({ type: "chat", lines }) });
  }
}

it("asks for the lines after the last one it has, also at a table that has forgotten the first", () => {
  vi.stubGlobal("WebSocket", Socket);
  vi.useFakeTimers();
  const live = new Live("0123", null);
  live.connect();
  const first = Socket.made[0]!;
  first.onopen();
  expect(first.sent[0]!["chat_since"]).toBe(0);
  first.say(501, 502, 503);
  first.say(503, 504);
  expect(live.chat.map((line) => line.number)).toEqual([501, 502, 503, 504]);

  first.close();
  vi.advanceTimersByTime(1000);
  const second = Socket.made[1]!;
  second.onopen();
  expect(second.sent[0]!["chat_since"]).toBe(504);
  second.say(504, 505);
  expect(live.chat.map((line) => line.number)).toEqual([501, 502, 503, 504, 505]);
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
