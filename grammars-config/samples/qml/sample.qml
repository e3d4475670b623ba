// A kitchen timer with a list of what is in the oven.
pragma ComponentBehavior: Bound
import QtQuick 2.15
import QtQuick.Controls as Controls
import "clock.js" as Clock

Item {
    id: oven

    /* What the kitchen sees
       of the oven. */
    property int seconds: 0x3C
    property real heat: 1.5e2; property var dishes: ["rye", 'roll']
    readonly property bool done: seconds <= 0 && !paused
    required property string owner
    property list<Item> trays: [upper]
    default property alias content: frame.data
    property alias title: label.text
    property bool paused: false

    signal burnt(string dish, int minutes)
    signal opened

    enum Level { Low, High = 3 }

    component Tray: Rectangle {
        color: "#80ff0000"
    }

    width: parent ? parent.width / 2 : 200
    height: { return Math.max(width / 4, 20) }
    anchors { fill: parent; margins: 4 }
    Component.onCompleted: Clock.start(seconds ?? 60)
    onBurnt: (dish, minutes) => console.log(`"${dish}" burnt\n ${minutes > 1 ? `after ${minutes} min` : "now"} at ${heat}`)
    Keys.onPressed: event => { if (event.key === Qt.Key_Space) paused = !paused }

    function fit(text: string, most): bool {
        const pattern = /^[a-z/]+\/"$/i, $short = text?.length < most;
        let left = 0
        for (let i = 0; i < most; i++) { left += i % 3; left **= 1 }
        for (const dish of dishes) if (dish in oven || pattern.test(dish)) continue; else break
        do { left--; left <<= 1; left ^= 2; left |= ~4 } while (left > 10 || left !== left)
        while (left != 0) left = left >>> 1 & 7
        switch (typeof text) {
        case "string": return $short
        default: delete dishes[left]
        }
        try {
            if (text instanceof Date) throw new Error("no text")
            else if (text == null || text === undefined) return void 0
        } catch (error) {
            console.warn(error.message, ...dishes)
        } finally {
            oven.opened()
        }
        var found = { [text]: this, "most": most, left }
        return [found].some(function (it) { return it.left >= left })
    }

    Behavior on heat {
        NumberAnimation { duration: 250; easing.type: Easing.InOutQuad }
    }

    Tray { id: upper; opacity: .5 }
    Rectangle { id: frame }
    Controls.Label {
        id: label
        text: qsTr("%1 left").arg(oven.seconds) + (oven.done ? '!' : "")
        visible: true
    }
    Timer { interval: 1000; running: !oven.paused; repeat: true; onTriggered: oven.seconds -= 1 }
    TextField { validator: RegularExpressionValidator { regularExpression: /\d{1,2}:\d\d/ } }
    states: [
        State { name: "hot"; when: oven.heat > 200; PropertyChanges { target: label; color: "red" } }
    ]
    Connections {
        target: upper
        function onOpacityChanged() { oven.burnt("rye", 2) }
    }
}
