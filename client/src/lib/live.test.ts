import { expect, it, vi } from "vitest";
import { Live } from "./live.svelte";
import type { State } from "./protocol";
import { settings } from "./settings.svelte";

class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = Socket.OPEN;
  closed = false;
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
    this.closed = true;
    this.onclose();
  }

  /** A line that nobody closes, and on which nothing comes any more, not even the end of it. */
  dies(): void {
    this.onclose = () => {};
  }

  hear(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
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

const state = (version: number, ...seats: number[]): State =>
  ({
    version,
    events: seats.map((seat) => ({ event: "moved", seat, moment: version })),
    events_from: version,
    view: {},
    seat: 0,
  }) as unknown as State;

it("waits for somebody to read before the next player is shown, and for nobody who is in a hurry", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.speed = "off";
  const live = new Live("0123", null);
  live.holds = (next) => (next.events[0] as { seat?: number } | undefined)?.seat === 2;
  live.arrived(state(1));
  live.arrived(state(2, 1));
  expect([live.state?.version, live.held]).toEqual([2, false]);
  live.arrived(state(3, 2));
  live.arrived(state(4, 1));
  expect([live.state?.version, live.held, live.behind]).toEqual([2, true, 2]);
  live.release();
  expect([live.state?.version, live.held, live.behind]).toEqual([4, false, 0]);
  live.release();
  live.arrived(state(5, 2));
  live.arrived(state(6, 2));
  expect([live.state?.version, live.held]).toEqual([4, true]);
  live.catchUp();
  expect([live.state?.version, live.held, live.behind]).toEqual([6, false, 0]);
  live.arrived(state(7, 2));
  expect(live.held).toBe(true);
  vi.unstubAllGlobals();
});

function connected(): { live: Live; socket: () => Socket } {
  Socket.made = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.useFakeTimers();
  const live = new Live("0123", null);
  live.connect();
  const socket = (): Socket => Socket.made.at(-1)!;
  socket().onopen();
  socket().hear({ type: "welcome", you: {} });
  return { live, socket };
}

function leave(live: Live): void {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

it("takes a line on which an answer does not come for dead, and asks again on another one under the same id", async () => {
  const { live, socket } = connected();
  const dead = socket();
  dead.dies();
  const answer = live.choose("end", 0);
  const asked = dead.sent.at(-1)!;
  expect(asked["key"]).toBe("end");
  vi.advanceTimersByTime(5000);
  expect(live.connected).toBe(true);
  vi.advanceTimersByTime(1200);
  expect(dead.closed).toBe(true);
  expect(Socket.made).toHaveLength(2);

  socket().onopen();
  socket().hear({ type: "welcome", you: {} });
  expect(socket().sent.at(-1)).toEqual(asked);
  socket().hear({ type: "answer", id: asked["id"], ok: true, version: 1 });
  expect((await answer).version).toBe(1);
  vi.advanceTimersByTime(19_000);
  expect(Socket.made).toHaveLength(2);
  leave(live);
});

it("gives a server that has too much to do more time with every try", () => {
  const { live, socket } = connected();
  void live.choose("end", 0);
  for (const patience of [6000, 12_000, 24_000, 48_000, 60_000]) {
    const before = Socket.made.length;
    vi.advanceTimersByTime(patience - 1);
    expect(Socket.made).toHaveLength(before);
    socket().dies();
    vi.advanceTimersByTime(1);
    expect(socket().closed).toBe(true);
    while (Socket.made.length === before) vi.advanceTimersByTime(100);
  }
  leave(live);
});

it("waits for a hint as long as it takes", () => {
  const { live } = connected();
  void live.hint(0);
  vi.advanceTimersByTime(19_000);
  expect(Socket.made).toHaveLength(1);
  leave(live);
});

it("asks after a while of silence, and when somebody looks again, whether anybody is there", () => {
  const { live, socket } = connected();
  vi.advanceTimersByTime(20_000);
  const ping = socket().sent.at(-1)!;
  expect(ping["type"]).toBe("ping");
  socket().hear({ type: "answer", id: ping["id"], ok: true, version: 0 });

  live.hurry();
  expect(socket().sent.at(-1)!["type"]).toBe("ping");
  expect(socket().sent.at(-1)!["id"]).not.toBe(ping["id"]);
  socket().dies();
  vi.advanceTimersByTime(6200);
  expect(Socket.made).toHaveLength(2);
  leave(live);
});

it("knows within a second that the line is gone where the browser does, and keeps one that still answers", () => {
  const { live, socket } = connected();
  live.doubt();
  const ping = socket().sent.at(-1)!;
  expect(ping["type"]).toBe("ping");
  socket().hear({ type: "answer", id: ping["id"], ok: true, version: 0 });
  vi.advanceTimersByTime(19_000);
  expect([live.connected, Socket.made.length]).toEqual([true, 1]);

  void live.choose("end", 0);
  socket().dies();
  vi.advanceTimersByTime(100);
  live.doubt();
  expect(socket().sent.at(-1)!["type"]).toBe("choose");
  vi.advanceTimersByTime(1000);
  expect(live.connected).toBe(false);
  leave(live);
});

it("does not wait for ever for a server that takes the line and says nothing", () => {
  Socket.made = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.useFakeTimers();
  const live = new Live("0123", null);
  live.connect();
  Socket.made[0]!.dies();
  vi.advanceTimersByTime(6200);
  expect(Socket.made).toHaveLength(2);
  leave(live);
});
