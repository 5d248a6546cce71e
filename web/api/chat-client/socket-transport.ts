import type { Frame, Transport, TransportEvents } from "./transport.ts";

const leavingCode = 4000;

/** A websocket to the service. */
export function openSocket(address: string, { onFrame, onClose }: TransportEvents): Transport {
  const socket = new WebSocket(address);
  socket.addEventListener("message", ({ data }) => onFrame(JSON.parse(String(data)) as Frame));
  socket.addEventListener("close", onClose);
  socket.addEventListener("error", onClose);
  return {
    send(frame) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    },
    close(leaving) {
      if (socket.readyState <= WebSocket.OPEN) socket.close(...(leaving ? [leavingCode] : []));
    },
  };
}
