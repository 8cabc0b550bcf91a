#!/usr/bin/env python3
"""A program that takes a seat and plays legal actions at random.

    python3 bot.py http://127.0.0.1:7777 MATCH INVITATION

MATCH and INVITATION are the two halves of an invitation's link (#/table/MATCH~INVITATION). Python alone is enough.
"""
import base64, json, os, random, socket, struct, sys, urllib.request
from urllib.parse import urlsplit


class Table:
    """A socket to a table: text messages out and in."""

    def __init__(self, base, match):
        url = urlsplit(base)
        self.raw = socket.create_connection((url.hostname, url.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.raw.sendall((f"GET {url.path.rstrip('/')}/api/matches/{match}/socket HTTP/1.1\r\nHost: {url.netloc}\r\n"
                          "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          f"Sec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.data = self.raw.makefile("rb")
        while self.data.readline().strip():
            pass
        self.said = 0

    def frame(self, kind, body):
        mask = os.urandom(4)
        head = bytes([0x80 | kind]) + (bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack(">H", len(body)))
        self.raw.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body)))

    def say(self, kind, **fields):
        self.said += 1
        self.frame(1, json.dumps({"id": self.said, "type": kind, **fields}).encode())

    def hear(self):
        while True:
            head = self.data.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                sys.exit("the table has closed")
            size = head[1] & 127
            size = struct.unpack(">H", self.data.read(2))[0] if size == 126 else size
            size = struct.unpack(">Q", self.data.read(8))[0] if size == 127 else size
            body = self.data.read(size)
            if head[0] & 15 == 9:
                self.frame(10, body)
            elif head[0] & 15 == 1:
                return json.loads(body)


base, match, invitation = sys.argv[1:4]
order = urllib.request.Request(f"{base.rstrip('/')}/api/matches/{match}/seat", method="POST",
                               data=json.dumps({"invitation": invitation, "entropy": os.urandom(16).hex()}).encode())
seat = json.load(urllib.request.urlopen(order))
table = Table(base, match)
table.say("hello", protocol=3, lang="en", tokens=[seat["token"]])
while True:
    message = table.hear()
    if message["type"] == "changed":
        table.say("resync")  # the whole state is simpler to read than a change
    elif message["type"] == "state":
        state = message["state"]
        if state["turn"]["kind"] == "over":
            sys.exit(f"the match is over: {state['turn']['scores']}")
        if state["legal"]:
            action = random.choice(state["legal"])
            print(action["text"])
            table.say("act", seat=seat["seat"], expect=message["revision"], code=action["code"])
