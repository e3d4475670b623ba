// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Owned.sol";
import {Sums as Maths} from "./Maths.sol";

uint constant MOST = 0x10;

/// What a pot can do.
interface Pot {
    event Paid(address indexed who, uint amount);

    function pay() external payable returns (bool);
}

/* Sums that everybody needs. */
library Sums {
    function double(uint value) internal pure returns (uint) {
        return value * 2;
    }
}

contract Lottery is Owned, Pot {
    using Sums for uint;

    enum State { Open, Closed }

    struct Ticket {
        address owner;
        uint[] numbers;
    }

    error TooLittle(uint given);

    State public state = State.Open;
    uint256 private immutable price;
    mapping(address => Ticket) tickets;
    address[] players;
    string public name = unicode"Größe" ;
    bytes2 mark = hex"0f0a";

    modifier whenOpen() {
        require(state == State.Open, "closed");
        _;
    }

    constructor(uint256 first, string memory title) Owned(msg.sender) {
        price = first;
        name = title;
    }

    receive() external payable {
        emit Paid(msg.sender, msg.value);
    }

    function pay() public payable virtual override whenOpen returns (bool) {
        if (msg.value < price) {
            revert TooLittle({given: msg.value});
        } else if (players.length >= MOST) {
            return false;
        } else {
            players.push(msg.sender);
        }
        uint[] memory numbers = new uint[](2);
        tickets[msg.sender] = Ticket(msg.sender, numbers);
        return true;
    }

    function draw(uint seed) external returns (address winner, uint) {
        uint total;
        for (uint i = 0; i < players.length; i++) {
            if (i % 3 == 0) continue;
            total += tickets[players[i]].numbers[0];
        }
        while (total > 1 ether) {
            total -= 1;
            if (!(total != seed) && seed > 0) break;
        }
        do { --total; } while (total > 10);
        (bool done, uint rest) = share(total << 2);
        (done, rest) = (true, -1);
        uint part = done ? rest : (rest + 1).double();
        delete players;
        unchecked { part = uint(uint160(players[0])); }
        try this.pay{value: 1}() returns (bool good) {
            state = good ? State.Open : State.Closed;
        } catch Error(string memory) {
            part = 0;
        }
        assembly {
            let free := mload(0x40)
            mstore(free, 12)
        }
        return (winner, part);
    }
}
